import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { collectives, type FoodGroup, foodGroups } from './step-groups.ts';
import { NameIndex, type SharedName } from './step-index.ts';
import { type LineName, namesOfLine } from './step-names.ts';
import { byFit, isBetween, isVerb, type Run, runOf } from './step-runs.ts';
import { shareAround } from './step-shares.ts';
import { kinds, parts } from './step-vocabulary.ts';
import { comparison, type TextWord, wordsOf } from './step-words.ts';

/** A place where a step names ingredients. */
export interface Mention {
  /** Of the words in the step: characters, `end` behind the last. */
  start: number;
  end: number;
  /** Places of the lines that are meant, in order; several for "the spices". */
  lines: readonly number[];
  /** How much the step says itself that it takes, as written ("half of the olive oil"); `null` where it says nothing. */
  shareText: string | null;
  /** No step before this one, and no earlier word of it, uses these lines. */
  isFirst: boolean;
}

export interface LinkedSteps {
  /** Of each step, in the order of its words; they do not overlap. */
  mentions: readonly (readonly Mention[])[];
  /** Places of the lines that no step names. */
  unnamed: readonly number[];
}

/**
 * Which ingredient lines each step uses, by the words of the step alone: names, other names and heads of names ("the
 * lentils"), groups ("the spices") and what is left ("the remaining ingredients"). A word that leaves open which line it
 * means is linked to none. Works without the food table, so it is small enough for browsers.
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

interface Found {
  lines: readonly number[];
  /** All of them are meant, not one. */
  isGroup: boolean;
}

/** Reads the steps of one recipe in order; what a word means depends on what was used before. */
class Reader {
  readonly #lines: readonly string[];
  readonly #names: readonly (readonly LineName[])[];
  readonly #index: NameIndex;
  readonly #language: Language;
  /** The lines of the groups that were named. */
  readonly #groups = new Map<FoodGroup, number[]>();
  readonly #used = new Set<number>();
  /** Lines of which a step has taken a share. */
  readonly #shared = new Set<number>();

  constructor(
    lines: readonly string[],
    names: readonly (readonly LineName[])[],
    language: Language,
  ) {
    this.#lines = lines;
    this.#names = names;
    this.#index = new NameIndex(names, language);
    this.#language = language;
  }

  mentionsIn(step: string): Mention[] {
    const words = wordsOf(step, this.#language);
    const compared = this.#language === 'en' ? comparisonsIn(step) : [];
    const isCompared = (word: TextWord) =>
      compared.some(({ start, end }) => word.start >= start && word.start < end);
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word === undefined || isCompared(word)) continue;
      const found = this.#runAt(words, at, step) ?? this.#groupAt(words, at);
      if (found === null) continue;
      const range = { start: word.start, end: words[found.last]?.end ?? word.end };
      const share = this.#shareOf(step, words, at, range);
      const lastWord = words[found.last] ?? word;
      const isPlural = lastWord.key !== folded(lastWord.text);
      const meant = this.#meant({ ...found.lines, isPlural }, share?.isRest ?? false);
      at = found.last;
      if (meant.length === 0) continue;
      const isFirst = meant.some((line) => !this.#used.has(line));
      for (const line of meant) {
        this.#used.add(line);
        if (share !== null) this.#shared.add(line);
      }
      const shareText = share === null ? null : step.slice(share.start, share.end);
      mentions.push({ ...range, lines: meant, shareText, isFirst });
    }
    return mentions;
  }

  /** The share that is said before the name and the words that describe it. */
  #shareOf(
    step: string,
    words: readonly TextWord[],
    at: number,
    range: { start: number; end: number },
  ) {
    let from = at;
    while (from > 0 && isBetween(step, words[from - 1], words[from])) from -= 1;
    const start = words[from]?.start ?? range.start;
    return (
      shareAround(step, range, this.#language) ??
      shareAround(step, { start, end: range.end }, this.#language)
    );
  }

  /** Of several lines that fit equally, the one that is meant; all of a group; none where it is left open. */
  #meant(
    { lines, isGroup, isPlural }: Found & { isPlural: boolean },
    isRest: boolean,
  ): readonly number[] {
    if (lines.length < 2) return lines;
    if (isRest) {
      const shared = lines.filter((line) => this.#shared.has(line));
      if (shared.length > 0) return shared.length === 1 || isGroup ? shared : [];
    }
    const fresh = lines.filter((line) => !this.#used.has(line));
    if (isGroup) return fresh.length > 0 ? fresh : lines;
    if (!this.#index.areOneFood(lines)) return isPlural && this.#haveOneHead(lines) ? lines : [];
    // Two lines of one food are used one after the other.
    return fresh.length > 0 ? fresh.slice(0, 1) : lines;
  }

  /** "the bell peppers": red and green ones. */
  #haveOneHead(lines: readonly number[]): boolean {
    const heads = new Set(lines.map((line) => this.#names[line]?.[0]?.head));
    return heads.size === 1;
  }

  /** The lines that the words from a place on name best. */
  #runAt(words: readonly TextWord[], at: number, step: string) {
    const shared = this.#index.namesWith(words[at]?.key ?? '');
    const runs = shared.flatMap(({ name, lines }) => {
      const run = runOf(name, words, at, this.#language);
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

  /** The lines of a name that a run of its words may mean: one word of a longer name is not always enough. */
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
    if (isPart ? !isNear(run, name, words) : name.isProduct || kinds[this.#language].has(word.key))
      return [];
    return lines.filter((line) => !this.#index.isInOtherLine(word.key, line));
  }

  #groupAt(words: readonly TextWord[], at: number) {
    const word = words[at];
    const group = foodGroups.find(({ called }) =>
      called[this.#language].includes(word?.text ?? ''),
    );
    if (group === undefined) return null;
    const next = words[at + 1];
    const isOther = next !== undefined && /^(?:stock|broth|sauce|oil|mix|board)$/.test(next.text);
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

/** The lines of several names, each once, in order. */
function linesOfAll(named: readonly Pick<SharedName, 'lines'>[]): readonly number[] {
  const [first] = named;
  if (first !== undefined && named.length === 1) return first.lines;
  const lines = new Set(named.flatMap(({ lines: own }) => own));
  return [...lines].toSorted((one, other) => one - other);
}

/** "the zest and juice of the lemon": what a part is of stands near. */
function isNear({ first }: Run, name: LineName, words: readonly TextWord[]): boolean {
  const part = words[first]?.key;
  const near = words.slice(Math.max(0, first - 4), first + 6).map(({ key }) => key);
  return name.words.some((key) => key !== part && near.includes(key));
}

/** A comparison ends where the step goes on: "like a crepe | and sprinkle with the seeds". */
const comparisonsIn = (step: string) =>
  [...step.matchAll(comparison)].map(({ 0: text, index }) => ({
    start: index,
    end: index + (text.split(/ (?:and|then) /)[0] ?? '').length,
  }));

const headOf = (line: string) =>
  line
    .replace(/\([^)]*\)/g, ' ')
    .split(',')[0]
    ?.trim() ?? '';

/** Adds what "the remaining ingredients" means: lines that no step names otherwise, up to there. */
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
