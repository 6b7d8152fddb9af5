import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { Effort } from './step-effort.ts';
import { collectives, type FoodGroup, foodGroups } from './step-groups.ts';
import { NameIndex, type SharedName } from './step-index.ts';
import { type LineName, namesOfLine } from './step-names.ts';
import { byFit, isBetween, isVerb, type Run, runOf } from './step-runs.ts';
import { type Share, shareAround } from './step-shares.ts';
import { kinds, parts, products } from './step-vocabulary.ts';
import { comparisonEnd, comparisons, type TextWord, wordsOf } from './step-words.ts';

/** Words of a step that name ingredients. */
export interface Mention {
  /** Character offsets; `end` is exclusive. */
  start: number;
  end: number;
  /** Indices of the lines; several for "the spices". */
  lines: readonly number[];
  /** The written share ("half of the olive oil"); `null` without one. */
  shareText: string | null;
  /** The first use of these lines. */
  isFirst: boolean;
}

export interface LinkedSteps {
  /** For each step, in text order, not overlapping. */
  mentions: readonly (readonly Mention[])[];
  /** Indices of lines that no step names. */
  unnamed: readonly number[];
}

/**
 * Links each step to its ingredient lines by words alone: names, synonyms, heads ("the lentils"), groups ("the
 * spices") and the rest ("the remaining ingredients"). Ambiguous words are not linked. Needs no food table, so it is
 * small enough for browsers. The work is bounded: what goes beyond the limits below is not linked.
 */
export function linkSteps(
  lines: readonly string[],
  steps: readonly string[],
  language: Language,
): LinkedSteps {
  const names = lines.map((line) => namesOfLine(line, language));
  const reader = new Reader(lines, names, language);
  const named = steps.map((step) => reader.mentionsIn(step));
  const mentions = withRest(steps, named, { names, language });
  const used = new Set(mentions.flat().flatMap((mention) => mention.lines));
  const unnamed = names.flatMap((name, position) =>
    name.length > 0 && !used.has(position) ? [position] : [],
  );
  return { mentions, unnamed };
}

/** Far above what people write: the rest of a step is not linked. */
const maxWords = 500;
const maxMentionsOfStep = 40;
const maxMentionsOfRecipe = 500;

/** Words between a share and its name. */
const maxDescribing = 10;

/** The weight of a match beside a comparison of two words. */
const comparisonsOfRun = 16;
const comparisonsOfMention = 100;

interface Found {
  lines: readonly number[];
  isGroup: boolean;
}

/** Reads the steps in order: the meaning of a word depends on what was used before. */
class Reader {
  readonly #lines: readonly string[];
  readonly #names: readonly (readonly LineName[])[];
  readonly #index: NameIndex;
  readonly #language: Language;
  readonly #groups = new Map<FoodGroup, number[]>();
  readonly #used = new Set<number>();
  /** Lines used in part. */
  readonly #shared = new Set<number>();
  readonly #effort = new Effort();
  #mentions = 0;

  constructor(
    lines: readonly string[],
    names: readonly (readonly LineName[])[],
    language: Language,
  ) {
    this.#lines = lines;
    this.#names = names;
    this.#index = new NameIndex(names, language, this.#effort);
    this.#language = language;
  }

  mentionsIn(step: string): Mention[] {
    const words = wordsOf(step, this.#language, maxWords);
    const compared = comparisonsIn(step, this.#language);
    const isCompared = (word: TextWord) =>
      compared.some(({ start, end }) => word.start >= start && word.start < end);
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length && mentions.length < maxMentionsOfStep; at += 1) {
      const word = words[at];
      if (this.#mentions === maxMentionsOfRecipe) break;
      if (word === undefined || isCompared(word)) continue;
      const found = this.#runAt(words, at, step) ?? this.#groupAt(words, at);
      if (found === null) continue;
      if (!this.#effort.spend(comparisonsOfMention + found.lines.lines.length)) break;
      const mention = this.#mentionAt(step, words, { at, ...found });
      at = found.last;
      if (mention === null) continue;
      mentions.push(mention);
      this.#mentions += 1;
    }
    return mentions;
  }

  /** Nothing where it is open which line is meant. */
  #mentionAt(
    step: string,
    words: readonly TextWord[],
    { at, last, lines }: { at: number; last: number; lines: Found },
  ): Mention | null {
    const word = words[at];
    const lastWord = words[last];
    if (word === undefined || lastWord === undefined) return null;
    const range = { start: word.start, end: lastWord.end };
    const share = this.#shareOf(step, words, at, range);
    const isPlural = lastWord.key !== folded(lastWord.text);
    const meant = this.#meant({ ...lines, isPlural }, share?.isRest ?? false);
    return meant.length === 0 ? null : this.#mentionOf(step, meant, range, share);
  }

  #mentionOf(
    step: string,
    lines: readonly number[],
    range: { start: number; end: number },
    share: Share | null,
  ): Mention {
    const isFirst = lines.some((line) => !this.#used.has(line));
    for (const line of lines) {
      this.#used.add(line);
      if (share !== null) this.#shared.add(line);
    }
    const shareText = share === null ? null : step.slice(share.start, share.end);
    return { ...range, lines, shareText, isFirst };
  }

  /** The share before the name and its descriptions. */
  #shareOf(
    step: string,
    words: readonly TextWord[],
    at: number,
    range: { start: number; end: number },
  ) {
    let from = at;
    const first = Math.max(0, at - maxDescribing);
    while (from > first && isBetween(step, words[from - 1], words[from])) from -= 1;
    const start = words[from]?.start ?? range.start;
    return (
      shareAround(step, range, this.#language) ??
      shareAround(step, { start, end: range.end }, this.#language)
    );
  }

  /** Of several equal lines the unused one; all of a group; none where it is ambiguous. */
  #meant(
    { lines, isGroup, isPlural }: Found & { isPlural: boolean },
    isRest: boolean,
  ): readonly number[] {
    if (lines.length < 2) return lines;
    const shared = isRest ? lines.filter((line) => this.#shared.has(line)) : [];
    if (shared.length > 0) return shared.length === 1 || isGroup ? shared : [];
    const fresh = lines.filter((line) => !this.#used.has(line));
    if (isGroup) return fresh.length > 0 ? fresh : lines;
    if (!this.#index.areOneFood(lines)) return isPlural && this.#haveOneHead(lines) ? lines : [];
    // Two lines of the same food are used in turn.
    return fresh.length > 0 ? fresh.slice(0, 1) : lines;
  }

  /** "the bell peppers": red and green ones. */
  #haveOneHead(lines: readonly number[]): boolean {
    const heads = new Set(lines.map((line) => this.#names[line]?.[0]?.head));
    return heads.size === 1;
  }

  /** The best match of the words from a position on. */
  #runAt(words: readonly TextWord[], at: number, step: string) {
    const shared = this.#index.namesWith(words[at]?.key ?? '');
    const runs = shared.flatMap(({ name, lines }) => {
      const run = this.#effort.spend(comparisonsOfRun + name.words.length)
        ? runOf(name, words, at, this.#language)
        : null;
      if (run === null) return [];
      const meant = this.#linesOf(run, { name, lines }, words, step);
      return meant.length === 0 ? [] : [{ ...run, lines: meant }];
    });
    const [first] = runs;
    if (first === undefined) return null;
    const best = runs.reduce((one, other) => (byFit(other, one) < 0 ? other : one), first);
    const equal = runs.filter((run) => byFit(run, best) === 0);
    const last = Math.max(...equal.map((run) => run.last));
    return { last, lines: { lines: linesOfAll(equal), isGroup: false } };
  }

  /** One word of a longer name does not always identify it. */
  #linesOf(
    run: Run,
    { name, lines }: SharedName,
    words: readonly TextWord[],
    step: string,
  ): readonly number[] {
    if (run.isWhole || run.count > 1) return lines;
    const word = words[run.first];
    if (word === undefined || isVerb(word, words[run.first - 1], step, this.#language)) return [];
    const isPart = parts[this.#language].has(word.key);
    if (run.hasHead && !isPart) return lines;
    if (isPart ? !isNear(run, name, words) : name.isProduct || this.#isNoName(word.key)) return [];
    return lines.filter((line) => !this.#index.isInOtherLine(word.key, line));
  }

  /** "white" says which one, and the water is no water chestnuts. */
  #isNoName(key: string): boolean {
    return kinds[this.#language].has(key) || products[this.#language].has(key);
  }

  #groupAt(words: readonly TextWord[], at: number) {
    const word = words[at];
    const group = foodGroups.find(({ called }) =>
      called[this.#language].includes(word?.text ?? ''),
    );
    if (group === undefined) return null;
    const next = words[at + 1];
    const isOther =
      next !== undefined && /^(?:stock|broth|sauce|oil|mix|board|out)$/.test(next.text);
    const lines = this.#linesOfGroup(group);
    if (lines.length === 0 || isOther || (group.isSingle && lines.length > 1)) return null;
    return { last: at, lines: { lines, isGroup: true } };
  }

  #linesOfGroup(group: FoodGroup): number[] {
    const known = this.#groups.get(group);
    if (known !== undefined) return known;
    const lines = this.#lines.flatMap((line, position) =>
      (this.#names[position]?.length ?? 0) > 0 && group.lines.test(headOf(line)) ? [position] : [],
    );
    this.#groups.set(group, lines);
    return lines;
  }
}

function linesOfAll(named: readonly Pick<SharedName, 'lines'>[]): readonly number[] {
  const [first] = named;
  if (first !== undefined && named.length === 1) return first.lines;
  const lines = new Set(named.flatMap(({ lines: own }) => own));
  return [...lines].toSorted((one, other) => one - other);
}

/** "the zest and juice of the lemon". */
function isNear({ first }: Run, name: LineName, words: readonly TextWord[]): boolean {
  const part = words[first]?.key;
  const near = words.slice(Math.max(0, first - 4), first + 6).map(({ key }) => key);
  return name.words.some((key) => key !== part && near.includes(key));
}

const comparisonsIn = (step: string, language: Language) =>
  [...step.matchAll(comparisons[language])].map(({ 0: text, index }) => ({
    start: index,
    end: index + (text.split(comparisonEnd)[0] ?? '').length,
  }));

const headOf = (line: string) =>
  line
    .replace(/\([^)]*\)/g, ' ')
    .split(',')[0]
    ?.trim() ?? '';

/** Adds the lines of "the remaining ingredients": those that no step names otherwise. */
function withRest(
  steps: readonly string[],
  named: readonly (readonly Mention[])[],
  { names, language }: { names: readonly (readonly LineName[])[]; language: Language },
): Mention[][] {
  const used = new Set(named.flat().flatMap(({ lines }) => lines));
  return steps.map((step, position) => {
    const own = [...(named[position] ?? [])];
    const { rest, all } = collectives[language];
    for (const { 0: words, index } of [...step.matchAll(rest), ...step.matchAll(all)]) {
      const range = { start: index, end: index + words.length };
      if (own.some((mention) => mention.start < range.end && mention.end > range.start)) continue;
      const lines = names.flatMap((name, line) =>
        name.length > 0 && !used.has(line) ? [line] : [],
      );
      if (lines.length === 0) continue;
      for (const line of lines) used.add(line);
      own.push({ ...range, lines, shareText: null, isFirst: true });
    }
    return own.toSorted((one, other) => one.start - other.start);
  });
}
