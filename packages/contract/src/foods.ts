import {
  allAllergenKinds,
  detailedAllergens,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import { shoppingCategories } from '@pomona/food/foods/categories';
import { allNutrientKeys } from '@pomona/food/foods/nutrients';
import { mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { maximumServings, minimumServings } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { foodAnalysis } from './foods/analysis.ts';
import { recipeCalculation } from './foods/calculation.ts';
import { foundAllergen, judgedLabel } from './foods/labels.ts';
import { largerPlates } from './foods/larger-plates.ts';
import { languages } from './languages.ts';
import { recipeCard } from './recipes.ts';
import { isStorableText } from './text.ts';

export const maximumLines = 100;
export const maximumLineLength = 400;
export const maximumFoodsFound = 50;
export const usualFoodsFound = 20;
export const maximumFoodQuery = 100;
export const recipesWithFood = 24;

const languageChoice = { language: z.optional(z.enum(languages)) };

const line = z
  .string()
  .check(
    z.refine(isStorableText, 'Contains characters that cannot be stored'),
    z.maxLength(maximumLineLength),
  );

export const analyseBody = z.strictObject({
  lines: z.array(line).check(z.minLength(1), z.maxLength(maximumLines)),
  servings: z.optional(z.number().check(z.int(), z.gte(minimumServings), z.lte(maximumServings))),
  /** Default Dinner; snacks have other limits. */
  meal_type: z.optional(z.enum(mealTypes)),
  ...languageChoice,
});

export const analyseFood = defineEndpoint({
  name: 'analyseFood',
  feature: 'foods',
  summary: 'What ingredient lines hold: foods, grams, figures, allergens and labels',
  method: 'POST',
  path: '/api/food/analyse',
  access: 'public',
  body: analyseBody,
  bodyLimit: 262_144,
  replies: { 200: foodAnalysis },
  errors: [],
});

const foodInList = z.object({
  key: z.string(),
  name: z.string(),
  category: z.enum(shoppingCategories),
});
export type FoodInList = z.infer<typeof foodInList>;

const foundFood = z.object({
  ...foodInList.shape,
  /** The matched name, if not the shown one. */
  matched: z.optional(z.string()),
});
export type FoundFood = z.infer<typeof foundFood>;

export const searchFoods = defineEndpoint({
  name: 'searchFoods',
  feature: 'foods',
  summary: 'Foods by any of their names in four languages, the best match first',
  method: 'GET',
  path: '/api/food/search',
  access: 'public',
  query: z.object({
    q: z.string().check(z.maxLength(maximumFoodQuery)),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maximumFoodsFound))),
    ...languageChoice,
  }),
  replies: { 200: z.object({ foods: z.array(foundFood) }) },
  errors: [],
});

export const listFoods = defineEndpoint({
  name: 'listFoods',
  feature: 'foods',
  summary: 'How many foods each category holds, and the foods of one of them by name',
  method: 'GET',
  path: '/api/food',
  access: 'public',
  query: z.object({ category: z.optional(z.enum(shoppingCategories)), ...languageChoice }),
  replies: {
    200: z.object({
      total: z.number(),
      categories: z.array(z.object({ category: z.enum(shoppingCategories), count: z.number() })),
      foods: z.array(foodInList),
    }),
  },
  errors: [],
});

const names = z.object({
  en: z.array(z.string()),
  es: z.array(z.string()),
  fr: z.array(z.string()),
  de: z.array(z.string()),
});

export const glutenStates = ['none', 'contains', 'may_contain'] as const;

const tableRow = z.object({ source: z.string(), row: z.string(), description: z.string() });

export const food = z.object({
  key: z.string(),
  names,
  category: z.enum(shoppingCategories),
  roles: z.array(z.string()),
  /** Of the edible part, in the units of `nutrientUnits`; unmeasured figures are absent. */
  per_100_g: z.partialRecord(z.enum(allNutrientKeys), z.number()),
  /** Upper bounds of unmeasured figures. */
  at_most: z.partialRecord(z.enum(allNutrientKeys), z.number()),
  /** The added sugars are an upper bound. */
  added_sugars_at_most: z.boolean(),
  measures: z.array(z.object({ measure: z.string(), grams: z.number() })),
  density: z.nullable(z.number()),
  refuse: z.nullable(z.number()),
  glycemic_index: z.nullable(
    z.object({
      value: z.number(),
      error: z.nullable(z.number()),
      source: z.string(),
      /** Quoted only, not verified. */
      is_estimate: z.boolean(),
    }),
  ),
  /** Too little carbohydrate to test. */
  glycemic_index_untested: z.boolean(),
  allergens: z.array(z.enum(profileAllergens)),
  allergen_details: z.array(z.enum(detailedAllergens)),
  may_contain: z.array(z.enum(detailedAllergens)),
  allergen_kinds: z.array(z.enum(allAllergenKinds)),
  gluten: z.enum(glutenStates),
  passport: z.object({
    ...tableRow.shape,
    note: z.nullable(z.string()),
    /** The row is of another food, close to this one. */
    stands_in: z.boolean(),
    /** The row that supplied figures missing from the first. */
    filled: z.nullable(z.object({ ...tableRow.shape, figures: z.array(z.enum(allNutrientKeys)) })),
    /** Of a computed food; `share`: 0–1 of the weight. */
    parts: z.array(z.object({ key: z.string(), names, share: z.number() })),
  }),
  recipes: z.object({ total: z.number(), cards: z.array(recipeCard) }),
});
export type Food = z.infer<typeof food>;

export const readFood = defineEndpoint({
  name: 'readFood',
  feature: 'foods',
  summary: 'One food: figures, measures, passport, and the recipes that use it',
  method: 'GET',
  path: '/api/food/:key',
  access: 'public',
  params: z.object({ key: z.string().check(z.maxLength(128)) }),
  replies: { 200: food },
  errors: ['food_not_found'],
});

const recipeParams = z.object({ id: z.string().check(z.maxLength(128)) });

export const recipeLabels = z.object({
  rules_version: z.string(),
  labels: z.array(judgedLabel),
  allergen_foods: z.array(foundAllergen),
  may_contain_foods: z.array(foundAllergen),
  /** Only then is an absent allergen certain. */
  is_read_whole: z.boolean(),
});
export type RecipeLabels = z.infer<typeof recipeLabels>;

export const readRecipeLabels = defineEndpoint({
  name: 'readRecipeLabels',
  feature: 'foods',
  summary: 'All 13 labels of a recipe: proven, refuted or not to be told, and why',
  method: 'GET',
  path: '/api/recipes/:id/labels',
  access: 'visitor',
  params: recipeParams,
  query: z.object(languageChoice),
  replies: { 200: recipeLabels },
  errors: ['recipe_not_found'],
});

export const readRecipeCalculation = defineEndpoint({
  name: 'readRecipeCalculation',
  feature: 'foods',
  summary: 'How the figures of a recipe came about, line by line',
  method: 'GET',
  path: '/api/recipes/:id/calculation',
  access: 'visitor',
  params: recipeParams,
  query: z.object(languageChoice),
  replies: { 200: recipeCalculation },
  errors: ['recipe_not_found'],
});

export const readLargerPlates = defineEndpoint({
  name: 'readLargerPlates',
  feature: 'foods',
  summary:
    'What brings a small lunch or dinner to 450, 550 or 650 kcal: more of it, or a side, each with its figures, allergens and labels',
  method: 'GET',
  path: '/api/recipes/:id/larger-plates',
  access: 'visitor',
  params: recipeParams,
  query: z.object(languageChoice),
  replies: { 200: largerPlates },
  errors: ['recipe_not_found'],
});

export const foodsEndpoints = [
  listFoods,
  searchFoods,
  readFood,
  analyseFood,
  readRecipeLabels,
  readRecipeCalculation,
  readLargerPlates,
] as const;
