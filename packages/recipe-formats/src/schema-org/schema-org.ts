import { emptyRecipe, type FoundRecipe } from '../found-recipe.ts';
import { lineFromHtml, textFromHtml } from '../page/clean-text.ts';
import { joinedInBrackets, splitOutside, withSingleBrackets } from '../text/brackets.ts';
import { isClutter, withoutClutter } from '../text/clutter.ts';
import { minutesOf } from '../text/durations.ts';
import { languageOfTag } from '../text/language.ts';
import { isOfPieces, servingsOf } from '../text/servings.ts';
import { stepsOf } from './instructions.ts';
import { isOfType, isThing, type Thing, textOfValue, valuesOf } from './thing.ts';

const maxLines = 300;

/** Reads a Recipe of schema.org, tolerating how pages write it. */
export function readSchemaOrg(thing: Thing): FoundRecipe {
  const first = (...names: string[]) => textOfValue(valuesOf(thing, ...names)[0]);
  const texts = (...names: string[]) =>
    valuesOf(thing, ...names)
      .slice(0, maxLines)
      .map((value) => lineFromHtml(textOfValue(value)));
  return {
    ...emptyRecipe(),
    title: lineFromHtml(first('name', 'headline', 'title')),
    description: withoutClutter(lineFromHtml(first('description', 'summary'))),
    language: languageOfTag(first('inLanguage')),
    meals: texts('recipeCategory').flatMap(parts),
    cuisines: texts('recipeCuisine').flatMap(parts),
    difficulty: lineFromHtml(first('difficulty', 'educationalLevel')),
    prepMinutes: minutesIn(valuesOf(thing, 'prepTime')),
    cookMinutes: minutesIn(valuesOf(thing, 'cookTime', 'performTime')),
    restMinutes: minutesIn(valuesOf(thing, 'restTime', 'restingTime')),
    totalMinutes: minutesIn(valuesOf(thing, 'totalTime')),
    servings: servingsOf(texts('recipeYield', 'yield', 'servings')),
    isPieces: isOfPieces(texts('recipeYield', 'yield', 'servings')),
    ingredients: linesOf(valuesOf(thing, 'recipeIngredient', 'ingredients')),
    instructions: stepsOf(valuesOf(thing, 'recipeInstructions', 'instructions')).filter(
      (step) => !isClutter(step),
    ),
    tags: texts('keywords')
      .flatMap(parts)
      .map((tag) => tag.replace(/^#+\s*/, '')),
    notes: tipsOf(valuesOf(thing, 'recipeInstructions')),
    sourceName: lineFromHtml(first('creditText')),
    sourceUrl: addressOf(valuesOf(thing, 'isBasedOn', 'url', 'mainEntityOfPage')),
    image: imageOf(valuesOf(thing, 'image', 'thumbnailUrl', 'photo')),
  };
}

const parts = (text: string): string[] =>
  splitOutside(text, /[,;|]/g)
    .map((part) => part.trim())
    .filter(Boolean);

/** A time as text, or as a thing with a longest and a shortest one. */
function minutesIn(values: readonly unknown[]): number | null {
  for (const value of values) {
    const text = isThing(value)
      ? textOfValue(valuesOf(value, 'maxValue', 'value', 'minValue', '@value', 'name')[0])
      : textOfValue(value);
    const minutes = minutesOf(lineFromHtml(text));
    if (minutes !== null) return minutes;
  }
  return null;
}

const bullet = /^(?:[•·●○▪◦‣*▢☐□✓✔→➔➜►▶▸-]\s*)+(?=\S)/u;

/** One line of an ingredient: no bullet, no stray commas. */
export const cleanLine = (line: string): string =>
  withSingleBrackets(line.replace(/\s+/g, ' ').replace(bullet, ''))
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/ {2,}/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .trim();

/** Lines of ingredients; a text with several lines is several. */
function linesOf(values: readonly unknown[]): string[] {
  return values
    .slice(0, maxLines)
    .flatMap((value) => joinedInBrackets(textFromHtml(lineOf(value)).split(/\n+/)))
    .map(cleanLine)
    .filter((line) => line !== '' && !isClutter(line))
    .slice(0, maxLines);
}

/** Some pages have amount, unit and name as properties. */
function lineOf(value: unknown): string {
  if (!isThing(value)) return textOfValue(value);
  const part = (...names: string[]) => textOfValue(valuesOf(value, ...names)[0]);
  const amount = part('amount', 'quantity', 'value');
  const name = part('name', 'item', 'ingredient', 'text');
  if (name === '' || name === amount) return textOfValue(value);
  return [amount, part('unitText', 'unit', 'unitCode'), name].filter(Boolean).join(' ');
}

const tipNames = { 'Make ahead': 'make_ahead', Swap: 'swap' } as const;

/** Advice, as our own exports write it. */
function tipsOf(values: readonly unknown[]): FoundRecipe['notes'] {
  const notes: FoundRecipe['notes'] = {};
  for (const value of values) {
    if (!isThing(value) || !isOfType(value, 'howtotip')) continue;
    const name = textOfValue(valuesOf(value, 'name')[0]);
    const text = lineFromHtml(textOfValue(valuesOf(value, 'text')[0]));
    const key = Object.entries(tipNames).find(([each]) => each === name)?.[1];
    if (key !== undefined && text !== '') notes[key] = text;
  }
  return notes;
}

function addressOf(values: readonly unknown[]): string {
  for (const value of values) {
    const text = isThing(value)
      ? textOfValue(valuesOf(value, 'url', '@id')[0])
      : textOfValue(value);
    if (/^https?:\/\//i.test(text.trim())) return text.trim();
  }
  return '';
}

function imageOf(values: readonly unknown[]): string {
  for (const value of values) {
    const text = isThing(value)
      ? textOfValue(valuesOf(value, 'contentUrl', 'url', 'image', '@id')[0])
      : textOfValue(value);
    if (text.trim() !== '' && !/^data:/i.test(text.trim())) return text.trim();
  }
  return '';
}
