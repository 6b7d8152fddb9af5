import { isLanguage } from '@pomona/contract/languages';
import type { Nutrition, Recipe, RecipeCard, StepLink, Visibility } from '@pomona/contract/recipes';
import {
  allAllergenKinds,
  allergensBehind,
  detailedAllergens,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import {
  cuisines,
  dietTypes,
  difficulties,
  likelyDietTypes,
  mealTypes,
} from '@pomona/food/labels/diets';
import { safetyNotes } from '@pomona/food/safety/notes';
import { recipeTraits } from '@pomona/food/traits/traits';
import type { FoundPage } from './finding/found-page.ts';

type Fields = Record<string, unknown>;

/** As `visibilities` of the contract, whose schemas the pages need not carry. */
const visibilities: readonly Visibility[] = ['public', 'private', 'offered'];

/** Values for what a recipe lacks (REC-03). */
const missing = {
  mealType: 'Snack',
  prepMinutes: 30,
  cookMinutes: 0,
  restMinutes: 0,
  servings: 2,
  calories: 300,
  protein: 15,
  carbs: 30,
  fiber: 5,
} as const;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Fields, ...names: string[]): string | undefined => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
};

const numberIn = (fields: Fields, ...names: string[]): number | undefined => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
  }
  return undefined;
};

const textsIn = (fields: Fields, ...names: string[]): string[] => {
  for (const name of names) {
    const value = fields[name];
    if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
  }
  return [];
};

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((item) => item === value);

const someOf = <T extends string>(known: readonly T[], values: string[]): T[] =>
  known.filter((item) => values.includes(item));

function readNutrition(fields: Fields): Nutrition {
  const given = isFields(fields.nutrition) ? fields.nutrition : {};
  const figures = Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'number'),
  );
  const leftOut = textsIn(given, 'left_out');
  // An answer with `coverage` has left out what is unknown.
  if ('coverage' in figures)
    return { ...figures, ...(leftOut.length > 0 && { left_out: leftOut }) };
  const figure = (name: 'calories' | 'protein' | 'carbs' | 'fiber') =>
    numberIn(given, name) ?? numberIn(fields, name) ?? missing[name];
  return {
    ...figures,
    calories: figure('calories'),
    protein: figure('protein'),
    carbs: figure('carbs'),
    fiber: figure('fiber'),
  };
}

type CardAllergens = Pick<
  RecipeCard,
  'allergens' | 'allergen_details' | 'may_contain' | 'is_read_whole'
>;

/** Groups alone may mean any allergen of them; without `is_read_whole` a recipe counts as not read. */
function readAllergens(fields: Fields): CardAllergens {
  const allergens = someOf(profileAllergens, textsIn(fields, 'allergens'));
  const hasDetails = Array.isArray(fields.allergen_details);
  return {
    allergens,
    allergen_details: hasDetails
      ? someOf(detailedAllergens, textsIn(fields, 'allergen_details'))
      : allergensBehind(allergens),
    may_contain: someOf(detailedAllergens, textsIn(fields, 'may_contain')),
    is_read_whole: fields.is_read_whole === true,
  };
}

function readTimes(fields: Fields): Pick<RecipeCard, 'prep_time' | 'cook_time' | 'rest_time'> {
  return {
    prep_time: numberIn(fields, 'prep_time', 'prepTime') ?? missing.prepMinutes,
    cook_time: numberIn(fields, 'cook_time', 'cookTime') ?? missing.cookMinutes,
    rest_time: numberIn(fields, 'rest_time', 'restTime') ?? missing.restMinutes,
  };
}

function readRatings(fields: Fields): Pick<RecipeCard, 'rating' | 'review_count'> {
  return {
    rating: numberIn(fields, 'rating') ?? 0,
    review_count: numberIn(fields, 'review_count', 'reviewCount', 'reviews') ?? 0,
  };
}

/**
 * The one place where a recipe from a server becomes ours: snake_case and camelCase, `_id`, figures at the
 * top level and missing values are all read here (REC-02, REC-03). `index` is its position in the list.
 */
export function readRecipeCard(value: unknown, index: number): RecipeCard {
  const fields = isFields(value) ? value : {};
  return {
    id: textIn(fields, 'id', '_id') ?? `recipe_${index}`,
    title: textIn(fields, 'title') ?? '',
    description: textIn(fields, 'description') ?? '',
    image: textIn(fields, 'image') ?? '',
    image_colour: textIn(fields, 'image_colour') ?? null,
    difficulty: oneOf(difficulties, fields.difficulty) ?? 'easy',
    diet_types: someOf(dietTypes, textsIn(fields, 'diet_types', 'dietTypes')),
    likely_diet_types: someOf(likelyDietTypes, textsIn(fields, 'likely_diet_types')),
    meal_type: oneOf(mealTypes, fields.meal_type ?? fields.mealType) ?? missing.mealType,
    cuisine: oneOf(cuisines, fields.cuisine) ?? null,
    ...readTimes(fields),
    servings: numberIn(fields, 'servings') ?? missing.servings,
    ...readRatings(fields),
    ingredients: textsIn(fields, 'ingredients'),
    tags: textsIn(fields, 'tags'),
    traits: someOf(recipeTraits, textsIn(fields, 'traits')),
    ...readAllergens(fields),
    author: textIn(fields, 'author') ?? '',
    language: isLanguage(fields.language) ? fields.language : 'en',
    ...readOriginal(fields),
    created_at: textIn(fields, 'created_at', 'createdAt') ?? new Date(0).toISOString(),
    nutrition: readNutrition(fields),
  };
}

function readOriginal({ original }: Fields): Pick<RecipeCard, 'original'> {
  if (!isFields(original) || !isLanguage(original.language)) return {};
  return { original: { language: original.language, title: textIn(original, 'title') ?? '' } };
}

function readNotes(value: unknown): Recipe['notes'] {
  const notes = isFields(value) ? value : {};
  const makeAhead = textIn(notes, 'make_ahead');
  const swap = textIn(notes, 'swap');
  return { ...(makeAhead && { make_ahead: makeAhead }), ...(swap && { swap }) };
}

/** None where they do not fit the steps: a text is shown without them. */
function readStepLinks({ step_links: links }: Fields, steps: number): StepLink[][] | undefined {
  if (!Array.isArray(links) || links.length !== steps) return undefined;
  return links.map((ofStep) => (Array.isArray(ofStep) ? ofStep.flatMap(readStepLink) : []));
}

function readStepLink(value: unknown): StepLink[] {
  if (!isFields(value)) return [];
  const [start, end] = [numberIn(value, 'start'), numberIn(value, 'end')];
  if (start === undefined || end === undefined || !Array.isArray(value.lines)) return [];
  const lines = value.lines.filter((line) => Number.isInteger(line));
  const share = textIn(value, 'share_text') ?? null;
  return [{ start, end, lines, share_text: share, is_first: value.is_first === true }];
}

/** A whole recipe, read with the same care. */
export function readRecipe(value: unknown): Recipe {
  const fields = isFields(value) ? value : {};
  const card = readRecipeCard(value, 0);
  const sources = Array.isArray(fields.sources) ? fields.sources.filter(isFields) : [];
  const instructions = textsIn(fields, 'instructions');
  const stepLinks = readStepLinks(fields, instructions.length);
  return {
    ...card,
    owner_id: textIn(fields, 'owner_id') ?? null,
    visibility: oneOf(visibilities, fields.visibility) ?? 'public',
    version: numberIn(fields, 'version') ?? 1,
    source_url: textIn(fields, 'source_url') ?? null,
    instructions,
    ...(stepLinks && { step_links: stepLinks }),
    notes: readNotes(fields.notes),
    ...(fields.is_translation_outdated === true && { is_translation_outdated: true }),
    allergen_kinds: someOf(allAllergenKinds, textsIn(fields, 'allergen_kinds')),
    safety_notes: someOf(safetyNotes, textsIn(fields, 'safety_notes')),
    open_labels: someOf(dietTypes, textsIn(fields, 'open_labels')),
    sources: sources.map((source) => ({
      food: textIn(source, 'food') ?? '',
      source: textIn(source, 'source') ?? '',
      row: textIn(source, 'row') ?? '',
    })),
    updated_at: textIn(fields, 'updated_at', 'updatedAt') ?? card.created_at,
  };
}

/** The answer of the list call to a selection. */
export function readFoundPage(answer: unknown): FoundPage {
  const cards = readRecipeList(answer);
  const fields = isFields(answer) ? answer : {};
  const inAll = numberIn(fields, 'in_all', 'total') ?? cards.length;
  return {
    cards,
    total: fields.total_is_exact === undefined ? null : (numberIn(fields, 'total') ?? null),
    hasMore: fields.total_is_exact === false,
    inAll,
    cursor: textIn(fields, 'next_cursor') ?? null,
    picks: readRecipeList(fields.picks),
  };
}

/** The answer of the list call: a list, or an object that holds one (LIST-02). */
export function readRecipeList(answer: unknown): RecipeCard[] {
  const list = isFields(answer) ? answer.recipes : answer;
  return Array.isArray(list) ? list.map(readRecipeCard) : [];
}
