import type { Language } from './line-words.ts';
import { folded } from './names.ts';
import { collectives, foodGroups } from './step-groups.ts';
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
  said: string | null;
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
  const unnamed = names.flatMap((name, place) =>
    name.length > 0 && !used.has(place) ? [place] : [],
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
  readonly #language: Language;
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
    this.#language = language;
  }

  mentionsIn(step: string): Mention[] {
    const words = wordsOf(step, this.#language);
    const compared = this.#language === 'en' ? [...step.matchAll(comparison)] : [];
    const isCompared = ({ start }: TextWord) =>
      compared.some(
        ({ 0: text, index }) => start >= index && start < index + withoutMore(text).length,
      );
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
      const said = share === null ? null : step.slice(share.start, share.end);
      mentions.push({ ...range, lines: meant, said, isFirst });
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
  #meant({ lines, isGroup, isPlural }: Found & { isPlural: boolean }, isRest: boolean): number[] {
    if (lines.length < 2) return [...lines];
    if (isRest) {
      const shared = lines.filter((line) => this.#shared.has(line));
      if (shared.length > 0) return shared.length === 1 || isGroup ? shared : [];
    }
    const fresh = lines.filter((line) => !this.#used.has(line));
    if (isGroup) return fresh.length > 0 ? fresh : [...lines];
    const [first] = lines;
    const isSame = lines.every((line) => this.#isNamedAs(line, first ?? 0));
    if (!isSame) return isPlural && this.#haveOneHead(lines) ? [...lines] : [];
    // Two lines of one food are used one after the other.
    return fresh.length > 0 ? fresh.slice(0, 1) : [...lines];
  }

  /** "the bell peppers": red and green ones. */
  #haveOneHead(lines: readonly number[]): boolean {
    const heads = new Set(lines.map((line) => this.#names[line]?.[0]?.head));
    return heads.size === 1;
  }

  #isNamedAs(line: number, other: number): boolean {
    const key = (place: number) => this.#names[place]?.[0]?.words.toSorted().join(' ');
    return key(line) === key(other);
  }

  /** The lines that the words from a place on name best. */
  #runAt(words: readonly TextWord[], at: number, step: string) {
    const runs = this.#names.flatMap((names, line) =>
      names.flatMap((name) => {
        const run = runOf(name, words, at, this.#language);
        return run === null ? [] : [{ ...run, line, name }];
      }),
    );
    const allowed = runs.filter(
      (run) => run.isWhole || run.count > 1 || this.#mayStandAlone(run, words, step),
    );
    const best = allowed.toSorted(byFit)[0];
    if (best === undefined) return null;
    const equal = allowed.filter((run) => byFit(run, best) === 0);
    const lines = [...new Set(equal.map(({ line }) => line))];
    return { last: Math.max(...equal.map(({ last }) => last)), lines: { lines, isGroup: false } };
  }

  /** Whether one word of a longer name is enough. */
  #mayStandAlone(run: Run & { name: LineName }, words: readonly TextWord[], step: string): boolean {
    const word = words[run.first];
    if (word === undefined || isVerb(word, words[run.first - 1], step, this.#language))
      return false;
    const isElsewhere = this.#names.some(
      (names, line) =>
        line !== run.line &&
        names.some(
          ({ isOther, isProduct, words: own, head }) =>
            !isOther && own.includes(word.key) && !(isProduct && head !== word.key),
        ),
    );
    if (parts[this.#language].has(word.key)) {
      // "the zest and juice of the lemon": what it is of stands near.
      const near = words.slice(Math.max(0, run.first - 4), run.first + 6).map(({ key }) => key);
      return !isElsewhere && run.name.words.some((key) => key !== word.key && near.includes(key));
    }
    if (run.hasHead) return true;
    return !isElsewhere && !run.name.isProduct && !kinds[this.#language].has(word.key);
  }

  #groupAt(words: readonly TextWord[], at: number) {
    const word = words[at];
    const group = foodGroups.find(({ called }) =>
      called[this.#language].includes(word?.text ?? ''),
    );
    if (group === undefined) return null;
    const next = words[at + 1];
    const isOther = next !== undefined && /^(?:stock|broth|sauce|oil|mix|board)$/.test(next.text);
    const lines = this.#lines.flatMap((line, place) =>
      (this.#names[place]?.length ?? 0) > 0 && group.lines.test(headOf(line)) ? [place] : [],
    );
    if (lines.length === 0 || isOther || (group.isSingle && lines.length > 1)) return null;
    return { last: at, lines: { lines, isGroup: true } };
  }
}

/** A comparison ends where the step goes on: "like a crepe | and sprinkle with the seeds". */
const withoutMore = (comparing: string) => comparing.split(/ (?:and|then) /)[0] ?? '';

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
  return steps.map((step, place) => {
    const own = [...(named[place] ?? [])];
    const { rest, all } = collectives[language];
    for (const { 0: words, index } of [...step.matchAll(rest), ...step.matchAll(all)]) {
      const range = { start: index, end: index + words.length };
      if (own.some((mention) => mention.start < range.end && mention.end > range.start)) continue;
      const lines = names.flatMap((name, line) =>
        name.length > 0 && !used.has(line) ? [line] : [],
      );
      if (lines.length === 0) continue;
      for (const line of lines) used.add(line);
      own.push({ ...range, lines, said: null, isFirst: true });
    }
    return own.toSorted((one, other) => one.start - other.start);
  });
}
