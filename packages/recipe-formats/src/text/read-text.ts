import type { Language } from '@pomona/contract/languages';
import { emptyRecipe, type FoundRecipe } from '../found-recipe.ts';
import { cleanLines } from '../page/clean-text.ts';
import { splitSteps } from '../schema-org/instructions.ts';
import { cleanLine } from '../schema-org/schema-org.ts';
import { adviceIn, stepsAndAdvice } from './advice.ts';
import { joinedInBrackets, splitOutside } from './brackets.ts';
import { isClutter, withoutHashtags, withPlainSteppers } from './clutter.ts';
import { headOf, isLikeTitle, servingsWithinSteps } from './head-lines.ts';
import {
  endOfIngredients,
  isAbout,
  isNumbered,
  isServings,
  longestRun,
} from './ingredient-lines.ts';
import { languageOfText } from './language.ts';
import {
  closing,
  endHeading,
  equipmentHeading,
  ingredientsHeading,
  relatedHeading,
  stepsHeading,
} from './line-patterns.ts';
import { LineReader } from './line-reader.ts';
import { readMetadata } from './metadata-lines.ts';

/** A page of the longest blog has some 2,000. */
const maxLines = 4000;

export interface TextOptions {
  /** Of the page that the text is from. */
  title?: string;
  /** Ingredient lines that make a text a recipe. */
  minLines: number;
  /** Of these with an amount. */
  minAmounts: number;
  /** Where the text does not show its own. */
  language?: Language;
}

/** Recipes in plain text in English, Spanish, French or German, as people write them. */
export function readText(text: string, options: TextOptions): FoundRecipe[] {
  const lines = linesOf(text);
  const starts = startsOf(lines);
  const recipes = starts.flatMap((start, index) => {
    const part = lines.slice(start, starts[index + 1]);
    return readOne(part, starts.length === 1 ? options : { ...options, title: '' });
  });
  return recipes;
}

/** Without quotation marks of mails, table pipes, emphasis, little pictures and what belongs to the page. */
export function linesOf(text: string): string[] {
  const lines = cleanLines(text)
    .split('\n', maxLines)
    .map((line) =>
      withoutHashtags(line)
        .replace(/^(?:> ?)+/, '')
        .replace(/^\|\s*|(?<!\s)\s*\|$/g, '')
        .replace(/^[_*]+$|\*\*|__/g, (marks) => (marks.length > 2 ? marks : ''))
        .replace(keycap, '$1. ')
        .replace(pictures, '')
        .trim(),
    );
  return withPlainSteppers(lines).filter((line) => line === '' || !isClutter(line));
}

/** "1️⃣" numbers a step. */
const keycap = /^(\d)\ufe0f?\u20e3\s*/u;
const pictures = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d) ?)+/u;

/** A recipe starts at the title above its heading of ingredients. */
function startsOf(lines: readonly string[]): number[] {
  const headings = lines.flatMap((line, index) => (ingredientsHeading.test(line) ? index : []));
  const starts = [0];
  for (const [index, heading] of headings.entries()) {
    const before = headings[index - 1];
    if (before === undefined) continue;
    const start = titleBefore(lines, heading, before);
    if (start !== null && start > (starts.at(-1) ?? 0)) starts.push(start);
  }
  return starts;
}

/** The line above a heading that names the dish; `null` where there is none, as above a second list of the same dish. */
function titleBefore(lines: readonly string[], heading: number, floor: number): number | null {
  let title: number | null = null;
  for (let index = heading - 1; index > floor + 2 && heading - index < 14; index -= 1) {
    const line = lines[index] ?? '';
    if (isNumbered(line) || stepsHeading.test(line)) break;
    const isAlone = (lines[index - 1] ?? '') === '';
    if (isAlone && isLikeTitle(line)) title = index;
  }
  return title;
}

interface Parts {
  /** Everything above the ingredients. */
  head: string[];
  heading: string;
  ingredients: string[];
  /** Lines within the list that say for how many it is. */
  servings: string[];
  steps: string[];
}

function readOne(lines: readonly string[], options: TextOptions): FoundRecipe[] {
  const reader = new LineReader(languageOfText(lines.join('\n')) ?? options.language);
  const parts = partsByHeading(lines, reader) ?? partsByLines(lines, reader);
  if (parts === null) return [];
  const ingredients = joinedInBrackets(parts.ingredients)
    .flatMap((line) => partsOfLine(line, reader))
    .map(cleanLine)
    .filter(Boolean);
  const known = ingredients.filter((line) => reader.isIngredient(line)).length;
  if (known < options.minLines || reader.amountsIn(ingredients) < options.minAmounts) return [];
  const metadata = readMetadata([...parts.head, parts.heading, ...parts.servings, ...parts.steps]);
  const { title, description, servings, isPieces } = headOf(parts.head, options.title ?? '');
  const [ownSteps, written] = stepsAndAdvice(
    parts.steps.filter((line) => !metadata.used.has(line)),
  );
  const instructions = splitSteps(ownSteps.join('\n'));
  if (title === '' && instructions.length === 0) return [];
  const recipe = {
    ...emptyRecipe(),
    ...metadata.found,
    title,
    description,
    ingredients,
    instructions,
    advice: [...new Set([...adviceIn(lines), ...written])],
  };
  if (recipe.servings !== null) return [recipe];
  return [{ ...recipe, servings: servings ?? servingsWithinSteps(parts.steps), isPieces }];
}

/** "300 g lentils · 1 onion · 2 carrots", as one line of a book. */
function partsOfLine(line: string, reader: LineReader): string[] {
  const foods = line.split(/ [·•|] /);
  const known = foods.filter((part) => reader.isIngredient(part)).length;
  return foods.length > 1 && known > foods.length / 2 ? foods : [line];
}

function partsByHeading(lines: readonly string[], reader: LineReader): Parts | null {
  const start = lines.findIndex((line) => ingredientsHeading.test(line) && !isSentence(line));
  if (start < 0) return null;
  const heading = lines[start] ?? '';
  const inHeading = inlineList(heading, reader);
  const below = lines.slice(start + 1);
  const steps = below.findIndex((line) => stepsHeading.test(line));
  const tools = below.findIndex((line, index) => index > 0 && equipmentHeading.test(line));
  const end = steps >= 0 ? steps : endOfIngredients(below, reader);
  const listed = below.slice(0, tools > 0 && tools < end ? tools : end);
  const ingredients = [...inHeading, ...withoutCalls(listed, reader)].filter((line) => line !== '');
  const isOnlyServings = (line: string) => isServings(line) && !reader.isIngredient(line);
  return {
    head: lines.slice(0, start),
    heading: inHeading.length > 0 ? '' : heading,
    ingredients: ingredients.filter((line) => !isOnlyServings(line)),
    servings: ingredients.filter(isOnlyServings),
    steps: stepsBelow(below.slice(end)),
  };
}

/** What stands below a list and apart from it, and names neither a food nor an amount, belongs to the page. */
function withoutCalls(lines: readonly string[], reader: LineReader): string[] {
  const end = lines.findLastIndex((line) => reader.isIngredient(line) || /\d/.test(line)) + 1;
  const isApart = end > 0 && lines[end] === '' && lines[end - 2] !== '';
  return isApart ? lines.slice(0, end) : [...lines];
}

const isSentence = (line: string) => line.length > 60 && !line.includes(':');

const behindColon = (line: string) => line.slice(line.indexOf(':') + 1 || line.length).trim();

/** "Ingredients: 200 g flour, 2 eggs, a pinch of salt". */
function inlineList(heading: string, reader: LineReader): string[] {
  const behind = behindColon(heading);
  if (behind.length < 4) return [];
  const parts = splitOutside(behind, /[;•·]|,(?!\d)/g)
    .map((part) => part.trim().replace(/[.]$/, ''))
    .filter(Boolean);
  const known = parts.filter((part) => reader.isIngredient(part)).length;
  return known >= 1 && known >= parts.length / 2 ? parts : [];
}

/** No heading anywhere: the longest run of lines that read as ingredients. */
function partsByLines(lines: readonly string[], reader: LineReader): Parts | null {
  const { start: known, end: knownEnd, count } = longestRun(lines, reader);
  if (count < 2) return null;
  const start = withUnknownAbove(lines, known);
  const end = withUnknownBelow(lines, knownEnd, reader);
  return {
    head: lines.slice(0, start),
    heading: '',
    ingredients: lines.slice(start, end).filter((line) => line !== ''),
    servings: [],
    steps: stepsBelow(lines.slice(end)),
  };
}

/** Lines right above a list that begin with an amount too, of a food that is not known. */
function withUnknownAbove(lines: readonly string[], start: number): number {
  let first = start;
  while (first > 0 && isLikeAmount(lines[first - 1] ?? '')) first -= 1;
  return first;
}

function withUnknownBelow(lines: readonly string[], end: number, reader: LineReader): number {
  let last = end;
  const isLike = (line: string) => isLikeAmount(line) && !reader.isInstruction(line);
  while (isLike(lines[last] ?? '')) last += 1;
  return last;
}

const isLikeAmount = (line: string) =>
  /^[\d½¼¾⅓⅔]/.test(line) &&
  line.length < 60 &&
  !/[.!?]$/.test(line) &&
  !isAbout(line) &&
  !isNumbered(line) &&
  !/^\d{1,2} \p{Lu}\p{Ll}+ (?:the|el|la|los|las|le|les|den|die|das) /u.test(line);

/** The steps: below their heading where there is one, up to notes, comments or a closing phrase. */
function stepsBelow(lines: readonly string[]): string[] {
  const heading = lines.findIndex((line) => stepsHeading.test(line));
  const inHeading = behindColon(lines[heading] ?? '');
  const below = [inHeading.length < 20 ? '' : inHeading, ...lines.slice(heading + 1)];
  const end = below.findIndex(
    (line, index) =>
      index > 0 &&
      (endHeading.test(line) ||
        relatedHeading.test(line) ||
        closing.test(line) ||
        /^(?:--+|__+|==+|\*\*\*+)$|^##?\s/.test(line)),
  );
  return end < 0 ? below : below.slice(0, end);
}
