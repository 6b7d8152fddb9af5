import { type ParsedLine, parseLine } from '@pomona/food/lines/line';
import { foodsOfLine } from '@pomona/food/lines/line-foods';
import { foodByKey } from '@pomona/food/table/table';
import type { Problem } from './finding.ts';
import type { TranslationLanguage } from './translation.ts';

interface LinePair {
  original: ParsedLine;
  translated: ParsedLine;
  language: TranslationLanguage;
  /** "line 3 (rote Linsen)", counted from 1. */
  name: string;
}

/** Each line is read whole, as the foods and grams of its original. */
export function wrongLines(
  original: readonly string[],
  translated: readonly string[],
  language: TranslationLanguage,
): Problem[] {
  return original.flatMap((text, position) => {
    const other = translated[position] ?? '';
    const pair = {
      original: parseLine(text, { language: 'en' }),
      translated: parseLine(other, { language }),
      language,
      name: `line ${position + 1} "${other}"`,
    };
    return [...unreadWords(pair), ...wrongFoods(pair), ...wrongUse(pair)];
  });
}

function unreadWords({ translated, name }: LinePair): Problem[] {
  if (translated.heading) return [{ rule: 'lines', message: `${name} is read as a heading` }];
  if (translated.unread.length > 0) {
    const words = translated.unread.map((word) => `"${word}"`).join(', ');
    return [{ rule: 'lines', message: `${name}: ${words} is not understood` }];
  }
  return translated.isReadWhole ? [] : [{ rule: 'lines', message: `${name} is not understood` }];
}

function wrongFoods(pair: LinePair): Problem[] {
  const { original, translated, name } = pair;
  const expected = foodsOfLine(original);
  const found = foodsOfLine(translated);
  const problems = expected.flatMap((food, position) => wrongFood(food, found[position], pair));
  for (const extra of found.slice(expected.length)) {
    const message = `${name} also names ${foodName(extra, pair)}, its original "${original.text}" does not`;
    problems.push({ rule: 'foods', message });
  }
  return problems;
}

function wrongFood(expected: ParsedLine, found: ParsedLine | undefined, pair: LinePair): Problem[] {
  const { name, original } = pair;
  if (found === undefined || found.food?.key !== expected.food?.key) {
    const read = found === undefined ? 'not named' : `read as ${foodName(found, pair)}`;
    const message = `${name}: ${foodName(expected, pair)} of "${original.text}" is ${read}`;
    return [{ rule: 'foods', message }];
  }
  if (isSameWeight(expected.grams, found.grams)) return [];
  const message = `${name}: read as ${gramsText(found)}, its original "${original.text}" as ${gramsText(expected)}`;
  return [{ rule: 'amounts', message }];
}

/** "Whether it may be left out, is poured away, or has another choice" is part of what a line says. */
function wrongUse({ original, translated, name }: LinePair): Problem[] {
  const problems: Problem[] = [];
  const say = (message: string) => problems.push({ rule: 'foods', message: `${name} ${message}` });
  if (original.optional !== translated.optional)
    say(original.optional ? 'is not optional any more' : 'is read as optional');
  if (original.discarded !== translated.discarded)
    say(original.discarded ? 'is read as eaten in full' : 'is read as not eaten in full');
  const keys = (line: ParsedLine) => line.alternatives.map(({ key }) => key).toSorted();
  const [expected, found] = [keys(original), keys(translated)];
  if (expected.join() !== found.join())
    say(
      `has the choices ${found.join(', ') || 'none'}, its original ${expected.join(', ') || 'none'}`,
    );
  return problems;
}

const relativeTolerance = 0.02;
const gramsTolerance = 1;
/** Of what weighs a few grams, such as salt. */
const smallTolerance = 0.1;

function isSameWeight(expected: number | null, found: number | null): boolean {
  if (expected === null || found === null) return expected === found;
  const allowed = Math.max(
    expected * relativeTolerance,
    Math.min(gramsTolerance, expected * smallTolerance),
  );
  return Math.abs(found - expected) <= allowed + 1e-6;
}

const gramsText = ({ grams }: ParsedLine) =>
  grams === null ? 'without a weight' : `${Math.round(grams * 10) / 10} g`;

/** The key with the names that the language has for it: words to choose from. */
function foodName({ food, text }: ParsedLine, { language }: LinePair): string {
  if (food === null) return `no known food ("${text}")`;
  const names = foodByKey(food.key)?.names[language] ?? [];
  return `${food.key} (${names.slice(0, 4).join(', ') || 'no name in this language'})`;
}
