import { languages } from '@pomona/contract/languages';
import { type RecipeBody, recipeBounds } from '@pomona/contract/recipe-writing';
import fc from 'fast-check';
import { recipeBodyOf } from './recipe-body.ts';

/** Words that the readers of lines and steps look for, in their languages, and such that they do not know. */
const words = [
  ...'x a or o ou carrot oil Öl Olivenöl cumin spices salt chopped butter stock chili lemon like with ingredients'.split(
    ' ',
  ),
  ...['half of the', 'the remaining', 'der Rest', '5', '1/2', '½', '1-2', '400 g', '2 cups'],
  ...['5 minutes', '1 h 20 min', '180 °C', '(14 oz)', '2%', '80/20', 'é\u0301', 'ﬁ', '麻婆豆腐'],
  ...['🍅', 'İ', 'ß', '~{5%min}', '@oil{}', '--', '[-', '<b>', '&amp;', '"', '\\', '{{'],
];
const separators = [' ', ', ', '; ', '/', ' (', ') ', '-', ': ', '. ', ' – ', "'", '\u00a0', ''];

/** A repeated text; `null`: words that differ everywhere. */
type Words = string | null;

const repeated = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...separators)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pairs) => pairs.flat().join(''));
const anyLetters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const wordsOf: fc.Arbitrary<Words> = fc.oneof(
  { weight: 4, arbitrary: repeated },
  { weight: 1, arbitrary: anyLetters },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** Recipes as large as the contract allows, of few words and of many. */
export const largestRecipes = fc.record({
  language: fc.constantFrom(...languages),
  line: wordsOf,
  step: wordsOf,
  lines: fc.constantFrom(1, recipeBounds.lines),
  steps: fc.constantFrom(1, recipeBounds.steps),
  lineLength: fc.constantFrom(2, 58, recipeBounds.line),
});

type LargestRecipe = typeof largestRecipes extends fc.Arbitrary<infer Value> ? Value : never;

export function largestBodyOf({ language, line, step, ...sizes }: LargestRecipe): RecipeBody {
  const { lines, steps, lineLength } = sizes;
  return recipeBodyOf({
    language,
    title: textOf(line, recipeBounds.title),
    description: textOf(step, recipeBounds.description),
    ingredients: Array.from({ length: lines }, (_, at) => textOf(line, lineLength, at)),
    instructions: Array.from({ length: steps }, (_, at) => textOf(step, recipeBounds.step, at)),
    tags: Array.from({ length: recipeBounds.tags }, (_, at) => textOf(line, recipeBounds.tag, at)),
    notes: {
      make_ahead: textOf(step, recipeBounds.note),
      swap: textOf(line, recipeBounds.note),
    },
  });
}

/** Cutting may halve a character, or leave nothing to see. */
function textOf(of: Words, length: number, place = 0): string {
  const long = of === null ? differentWords(length, place) : of.repeat(length);
  const text = long
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, length)
    .toWellFormed()
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : 'x';
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function differentWords(length: number, place: number): string {
  let text = '';
  for (let word = place * 977; text.length < length; word += 7) {
    for (const unit of [1, 26, 676]) text += letters[Math.floor(word / unit) % 26];
    text += ' ';
  }
  return text;
}
