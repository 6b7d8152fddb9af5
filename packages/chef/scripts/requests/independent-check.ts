import { analyseRecipe } from '@pomona/food/analysis/analysis';
import { type ParsedLine, parseLine } from '@pomona/food/lines/line';
import type { CookedRecipe } from '../../src/answer.ts';
import type { RecipeRequest } from '../../src/request.ts';
import { hiddenWords } from './hidden-words-data.ts';

/** What is wrong with an answer, found by another way than `verify`: own sets of contents, words and times. */
export function violationsOf(request: RecipeRequest, { recipe, given }: CookedRecipe): string[] {
  const { language } = request;
  const lines = recipe.ingredients.map((text) => parseLine(text, { language }));
  const steps = recipe.instructions.join(' ');
  return [
    ...lines.flatMap(unread),
    ...lines.flatMap((line) => contentsAgainst(line, request)),
    ...labelsAgainst(request, recipe),
    ...timesAgainst(request, recipe),
    ...wordsAgainst(request, lines, [
      recipe.title,
      recipe.description,
      steps,
      recipe.tags.join(' '),
    ]),
    ...(recipe.servings === request.servings ? [] : ['servings']),
    ...(recipe.mealType === request.mealType ? [] : ['meal']),
    ...(/[<>{}[\]\\]|https?:|undefined|null|NaN|\{/.test(
      JSON.stringify(recipe.instructions).slice(1, -1),
    )
      ? ['odd signs in the steps']
      : []),
    ...given.flatMap(({ food, leftOut, text }) => {
      const isUsed = lines.some(({ mentions }) =>
        mentions.some((one) => one.food?.key === food?.key),
      );
      return food !== null && leftOut === null && !isUsed ? [`"${text}" is said to be used`] : [];
    }),
  ];
}

const unread = ({ text, isReadWhole, food, grams }: ParsedLine): string[] =>
  isReadWhole && food !== null && (grams ?? 0) > 0 ? [] : [`"${text}" is not read`];

const fleshes = ['meat', 'fish', 'crustacean', 'mollusc', 'gelatin'];
const animals = [...fleshes, 'milk', 'egg', 'honey', 'dairy'];

function excludedContents({ allergens, diets }: RecipeRequest): Set<string> {
  const all = new Set<string>(allergens);
  if (diets.includes('Vegan')) for (const one of animals) all.add(one);
  if (diets.includes('Vegetarian')) for (const one of fleshes) all.add(one);
  if (diets.includes('Gluten-Free')) for (const one of ['gluten', 'wheat']) all.add(one);
  if (all.has('gluten')) all.add('maybe-gluten');
  return all;
}

function contentsAgainst({ text, mentions }: ParsedLine, request: RecipeRequest): string[] {
  const excluded = excludedContents(request);
  const contents = mentions.flatMap(({ traits, may }) => [
    ...traits,
    ...may.map(({ trait }) => trait),
  ]);
  return [...new Set(contents)].flatMap((one) =>
    excluded.has(one) ? [`"${text}" has or may have ${one}`] : [],
  );
}

function labelsAgainst({ diets }: RecipeRequest, recipe: CookedRecipe['recipe']): string[] {
  const { labels } = analyseRecipe({
    lines: recipe.ingredients,
    servings: recipe.servings,
    mealType: recipe.mealType,
    language: recipe.language,
    instructions: recipe.instructions,
    cookMinutes: recipe.cookTime,
  });
  const proven = labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : []));
  return diets.flatMap((diet) => (proven.includes(diet) ? [] : [`${diet} is not proven`]));
}

const fasterShare = 2 / 3;

function timesAgainst(request: RecipeRequest, recipe: CookedRecipe['recipe']): string[] {
  const stated = recipe.prepTime + recipe.cookTime + recipe.restTime;
  const isFaster = request.followUps.includes('faster');
  const max = isFaster
    ? Math.max(Math.min(10, request.maxMinutes), request.maxMinutes * fasterShare + 0.5)
    : request.maxMinutes;
  const named = [...recipe.instructions.join(' ').matchAll(/(\d+)(?:[–-]\d+)?[\s\u00a0]?[Mm]in/g)];
  const longest = Math.max(0, ...named.map(([, amount]) => Number(amount)));
  return [
    ...(stated > max ? [`takes ${stated} minutes of ${max}`] : []),
    ...(longest > stated ? [`a step of ${longest} minutes in ${stated}`] : []),
  ];
}

/** Names of foods with an excluded allergen in title, description, steps and tags, behind the names of the lines. */
function wordsAgainst(
  { language, allergens, diets }: RecipeRequest,
  lines: readonly ParsedLine[],
  texts: readonly string[],
): string[] {
  const own = lines.flatMap(({ text }) => wordsIn(text)).map(singular);
  const isVegan = diets.includes('Vegan');
  const excluded = new Set<string>([...allergens, ...(isVegan ? ['milk', 'egg'] : [])]);
  return Object.entries(hiddenWords).flatMap(([allergen, words]) =>
    excluded.has(allergen) ? wordsFound(words[language], own, texts) : [],
  );
}

/** Plant foods that are called after one of an animal. */
const plantNames =
  /(?:peanut|almond|cashew|nut|cocoa|seed) butter|(?:coconut|soy|oat|almond|rice|cashew) (?:milk|cream|yogurt)|(?:mantequilla|crema) de (?:cacahuete|almendra|anacardo)s?|(?:nata|leche|yogur) de (?:avena|soja|coco|almendras|arroz)|beurre d(?:e |’|')(?:cacahuète|amande|cajou)s?/g;

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(plantNames, ' ')
    .match(/\p{L}+/gu) ?? [];

const singular = (word: string) => word.replace(/(?:es|s|x|n)$/, '');

function wordsFound(names: string, own: readonly string[], texts: readonly string[]): string[] {
  const all = new Set(names.split(' '));
  // A word that a clean line has ("coconut milk") refers to it.
  return [
    ...new Set(
      texts.flatMap(wordsIn).filter((word) => all.has(word) && !own.includes(singular(word))),
    ),
  ].map((word) => `"${word}" in the text`);
}
