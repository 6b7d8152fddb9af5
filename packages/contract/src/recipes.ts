import {
  allAllergenKinds,
  avoidableAllergens,
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
import * as z from 'zod/mini';
import { listRequestLimit } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { searchOrders } from './recipes/orders.ts';

/** Per serving (REC-01, REC-04) in grams, kcal, or mg for minerals and cholesterol. An unknown figure is absent, never zero. */
export const nutrition = z.object({
  calories: z.optional(z.number()),
  protein: z.optional(z.number()),
  carbs: z.optional(z.number()),
  fiber: z.optional(z.number()),
  sugars: z.optional(z.number()),
  added_sugars: z.optional(z.number()),
  fat: z.optional(z.number()),
  saturated_fat: z.optional(z.number()),
  sodium: z.optional(z.number()),
  potassium: z.optional(z.number()),
  calcium: z.optional(z.number()),
  iron: z.optional(z.number()),
  magnesium: z.optional(z.number()),
  omega3: z.optional(z.number()),
  cholesterol: z.optional(z.number()),
  /** Available carbohydrate: carbohydrate less fibre. */
  net_carbs: z.optional(z.number()),
  /** Per serving, glucose = 100; absent where it is unknown. */
  glycemic_load: z.optional(z.number()),
  /** Share (0–1) of the weight whose food was recognised. */
  coverage: z.optional(z.number()),
  /** What the figures leave out: texts of foods and lines that are not known or not weighed; absent where that is nothing. */
  left_out: z.optional(z.array(z.string())),
});
export type Nutrition = z.infer<typeof nutrition>;

/** The row of a food table that figures came from. */
export const figureSource = z.object({ food: z.string(), source: z.string(), row: z.string() });
export type FigureSource = z.infer<typeof figureSource>;

/** Words of a step that name ingredients (DETAIL-07). */
export const stepLink = z.object({
  /** Character offsets in the step; `end` is exclusive. */
  start: z.number(),
  end: z.number(),
  /** Indices of the ingredient lines; several for "the spices". */
  lines: z.array(z.number()),
  /** The written share ("half of the olive oil"). */
  share_text: z.nullable(z.string()),
  /** The first use of these lines. */
  is_first: z.boolean(),
});
export type StepLink = z.infer<typeof stepLink>;

const cardFields = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Address of the picture 800 pixels wide; `pictureSources` names its sizes. */
  image: z.string(),
  /** Dominant colour of the picture as `#rrggbb`: its placeholder. */
  image_colour: z.nullable(z.string()),
  difficulty: z.enum(difficulties),
  /** Proven, those first that say most about a recipe; cards show the first three that `cardLabels` leaves. */
  diet_types: z.array(z.enum(dietTypes)),
  /** All but the glycaemic load is proven, and its best estimate is low enough; none of `diet_types`. */
  likely_diet_types: z.array(z.enum(likelyDietTypes)),
  meal_type: z.enum(mealTypes),
  cuisine: z.nullable(z.enum(cuisines)),
  prep_time: z.number(),
  cook_time: z.number(),
  /** Minutes of waiting beside both, while nobody is at work: soaking, marinating, rising, setting, chilling. */
  rest_time: z.number(),
  servings: z.number(),
  /** Mean of its reviews; 0 while there are none. */
  rating: z.number(),
  review_count: z.number(),
  ingredients: z.array(z.string()),
  tags: z.array(z.string()),
  /** What its lines, steps and tags were proven to be; what is unknown is absent. */
  traits: z.array(z.enum(recipeTraits)),
  /** Groups of `allergen_details`; some details belong to no group. */
  allergens: z.array(z.enum(profileAllergens)),
  /** Surely in it: the EU's fourteen and the wheat of US law (REC-10). */
  allergen_details: z.array(z.enum(detailedAllergens)),
  /** Depends on the choice, the kind or the brand; none of `allergen_details`. */
  may_contain: z.array(z.enum(detailedAllergens)),
  /** Every line was read whole; only then an allergen that is not listed was not found. */
  is_read_whole: z.boolean(),
  author: z.string(),
  /** Of its text; lines are read by the grammar of this language. */
  language: z.enum(languages),
  /** What it was translated from; absent where the text is as it was written. */
  original: z.optional(z.object({ language: z.enum(languages), title: z.string() })),
  created_at: z.iso.datetime(),
  nutrition,
};

export const recipeCard = z.object(cardFields);
export type RecipeCard = z.infer<typeof recipeCard>;

/** Who sees a recipe (REC-07); `offered`: its owner and the administrators, who may publish it. */
export const visibilities = ['public', 'private', 'offered'] as const;
export type Visibility = (typeof visibilities)[number];

export const recipe = z.object({
  ...cardFields,
  /** The member whose recipe it is; `null` for the catalogue. */
  owner_id: z.nullable(z.string()),
  visibility: z.enum(visibilities),
  /** Grows with every change; sent back on saving, so that nobody overwrites what they have not seen. */
  version: z.number(),
  source_url: z.nullable(z.string()),
  instructions: z.array(z.string()),
  /** One entry for each step; absent in lists and while they are not computed. */
  step_links: z.optional(z.array(z.array(stepLink))),
  /** The original was changed after its translation, which may say otherwise than the figures and allergens. */
  is_translation_outdated: z.optional(z.literal(true)),
  /** Advice beside the steps: how to prepare ahead, what to swap. */
  notes: z.object({ make_ahead: z.optional(z.string()), swap: z.optional(z.string()) }),
  /** Which cereals, nuts, crustaceans and molluscs stand behind its allergens, where that is known. */
  allergen_kinds: z.array(z.enum(allAllergenKinds)),
  /** For people who have to take care, from its foods and steps; absent where nothing is to be said. */
  safety_notes: z.optional(z.array(z.enum(safetyNotes))),
  /** Labels of which the lines do not tell whether they hold, likely ones among them; none of `diet_types`. */
  open_labels: z.array(z.enum(dietTypes)),
  sources: z.array(figureSource),
  updated_at: z.iso.datetime(),
});
export type Recipe = z.infer<typeof recipe>;

/** Words of a closed list, with commas between. */
const severalOf = (words: readonly string[]) => {
  const word = `(?:${words.join('|')})`;
  return z.string().check(z.regex(new RegExp(`^${word}(?:,${word}){0,${words.length - 1}}$`)));
};

const limit = z.coerce.number().check(z.int(), z.gte(1), z.lte(9999));

/** With `page` or any parameter from `q` on, the answer is an object; what does not go together is a 422. Unknown parameters are ignored. */
export const recipeListQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(listRequestLimit))),
  fields: z.optional(z.enum(['card', 'full'])),
  ids: z.optional(z.string().check(z.maxLength(20_000))),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  /** Words in any order and of four languages: title, foods, tags, description and ingredients; diets, meals, cuisines, limits and allergens are read as filters. */
  q: z.optional(z.string().check(z.maxLength(100))),
  diet: z.optional(severalOf(dietTypes)),
  /** Whether a recipe must carry all of the labels, or any. */
  diets: z.optional(z.enum(['any', 'all'])),
  /** Labels that are likely count as proven ones, in `diet` and in `fits`. */
  likely: z.optional(z.literal('include')),
  meal: z.optional(z.enum(mealTypes)),
  cuisine: z.optional(z.enum(cuisines)),
  /** Neither in it nor, perhaps, in its choices, kinds and brands; a recipe that was not read whole stays. */
  avoid: z.optional(severalOf(avoidableAllergens)),
  /** Preparing, cooking and resting together. */
  max_minutes: z.optional(limit),
  /** kcal per serving; recipes of unknown energy are left out. */
  max_calories: z.optional(limit),
  /** Glycaemic load per serving; recipes of unknown load are left out. */
  max_load: z.optional(limit),
  /** Every collection, any of the heats and any of the seasons that are named. */
  traits: z.optional(severalOf(recipeTraits)),
  /** The member's favourites; of no effect for a visitor. */
  favorites: z.optional(z.literal('mine')),
  /** Every diet of the member's preferences, and no allergen of them, as of `avoid`; of no effect for a visitor. */
  fits: z.optional(z.literal('me')),
  /** `relevance` unless named. */
  sort: z.optional(z.enum(searchOrders)),
  /** `next_cursor` of the page before, with the same selection and order. */
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(4000), z.regex(/^[\w-]+$/))),
});
export type RecipeListQuery = z.infer<typeof recipeListQuery>;

/** One page of what a selection leaves (API-08, LIST-17). */
export const recipePage = z.object({
  recipes: z.array(z.union([recipe, recipeCard])),
  /** How many the selection leaves; at least so many where it is not exact. */
  total: z.number(),
  total_is_exact: z.boolean(),
  in_all: z.number(),
  next_cursor: z.nullable(z.string()),
  /** Beside the first cards of all recipes: a few further down that change with each day (UTC). */
  picks: z.optional(z.array(recipeCard)),
});
export type RecipePage = z.infer<typeof recipePage>;

export const recipeId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,127}$/));

export const listRecipes = defineEndpoint({
  name: 'listRecipes',
  feature: 'recipes',
  summary:
    'The recipes, best rated first, or the best matches of a question; a page of them or of what a selection leaves, by its number (up to 10,000 recipes) or by the cursor of the page before; or those with some ids. Whole recipes unless fields=card',
  method: 'GET',
  path: '/api/recipes',
  access: 'visitor',
  query: recipeListQuery,
  replies: { 200: z.union([z.array(z.union([recipe, recipeCard])), recipePage]) },
  errors: [],
});

export const readRecipe = defineEndpoint({
  name: 'readRecipe',
  feature: 'recipes',
  summary: 'One recipe, in the language of the call where it is translated',
  method: 'GET',
  path: '/api/recipes/:id',
  access: 'visitor',
  params: z.object({ id: z.string().check(z.maxLength(128)) }),
  query: z.object({
    text: z.optional(z.literal('original')),
  }),
  replies: { 200: recipe },
  errors: ['recipe_not_found'],
});

export const recipesEndpoints = [listRecipes, readRecipe] as const;
