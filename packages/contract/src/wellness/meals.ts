import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { recipeId } from '../recipes.ts';
import { boundedText } from '../text.ts';

/** Version of the consent text for health data; changes with its meaning. */
export const consentVersion = '2026-11';

export const wellnessConsent = z.object({
  /** To the current text; required for storing health data. */
  is_given: z.boolean(),
  version: z.string(),
  /** Also for an earlier text; `null` without consent. */
  given_at: z.nullable(z.iso.datetime()),
  given_version: z.nullable(z.string()),
});
export type WellnessConsent = z.infer<typeof wellnessConsent>;

/** The local calendar day, from the device and never derived from an instant (WELL-13). */
const day = z.iso.date().check(z.regex(/^2/));

export const minServingsEaten = 0.25;
export const maxServingsEaten = 100;
const servings = z
  .number()
  .check(z.gte(minServingsEaten), z.lte(maxServingsEaten), z.multipleOf(minServingsEaten));

/** kcal and grams. */
export const mealFigureKeys = ['calories', 'protein', 'fiber', 'glycemic_load'] as const;
export type MealFigureKey = (typeof mealFigureKeys)[number];

/** Of all servings eaten; unknown figures are absent. */
const mealFigures = z.object({
  calories: z.optional(z.number()),
  protein: z.optional(z.number()),
  fiber: z.optional(z.number()),
  glycemic_load: z.optional(z.number()),
});

/** A cooked and eaten dish (WELL-12), with the title and figures of that moment. */
export const meal = z.object({
  id: z.string(),
  day: z.string(),
  eaten_at: z.iso.datetime(),
  recipe_id: z.nullable(z.string()),
  title: z.string(),
  language: z.enum(languages),
  servings: z.number(),
  figures: mealFigures,
});
export type Meal = z.infer<typeof meal>;

/** Sum of the meals with this figure; a lower bound if not complete. */
const sum = z.object({ value: z.number(), is_complete: z.boolean() });

/** Meals of a day in order, and their sums; a sum without any meal is absent. */
export const mealDay = z.object({
  day: z.string(),
  meals: z.array(meal),
  sums: z.object({
    calories: z.optional(sum),
    protein: z.optional(sum),
    fiber: z.optional(sum),
    glycemic_load: z.optional(sum),
  }),
});
export type MealDay = z.infer<typeof mealDay>;

export const mealBody = z.strictObject({
  /** Created by the client: repeated calls store once. */
  id: z.uuid(),
  recipe_id: recipeId,
  servings,
  eaten_at: z.iso.datetime({ offset: true }),
  day,
});
export type MealBody = z.infer<typeof mealBody>;

/** Absent fields stay unchanged; a new instant needs its day. */
export const mealChange = z.strictObject({
  servings: z.optional(servings),
  eaten: z.optional(z.strictObject({ at: z.iso.datetime({ offset: true }), day })),
});
export type MealChange = z.infer<typeof mealChange>;

const maxTitleLength = 200;
const figure = z.optional(z.number().check(z.gte(0), z.lte(1_000_000)));

/** The reply of `deleteMeal`, without the id. */
export const deletedMeal = z.strictObject({
  recipe_id: z.nullable(recipeId),
  title: boundedText(1, maxTitleLength),
  language: z.enum(languages),
  servings,
  eaten_at: z.iso.datetime({ offset: true }),
  day,
  figures: z.strictObject({
    calories: figure,
    protein: figure,
    fiber: figure,
    glycemic_load: figure,
  }),
});
export type DeletedMeal = z.infer<typeof deletedMeal>;

const mealParams = z.object({ id: z.string().check(z.maxLength(64)) });
const feature = 'wellness';

export const readConsent = defineEndpoint({
  name: 'readConsent',
  feature,
  summary: 'Whether the member agreed to have health data kept',
  method: 'GET',
  path: '/api/wellness/consent',
  access: 'member',
  replies: { 200: wellnessConsent },
  errors: [],
});

export const giveConsent = defineEndpoint({
  name: 'giveConsent',
  feature,
  summary: 'Agree to the text of this version; agreeing again changes nothing',
  method: 'PUT',
  path: '/api/wellness/consent',
  access: 'member',
  body: z.strictObject({ version: z.literal(consentVersion) }),
  replies: { 200: wellnessConsent },
  errors: [],
});

export const withdrawConsent = defineEndpoint({
  name: 'withdrawConsent',
  feature,
  summary: 'Take it back: nothing more is kept, and every entry of the diary is deleted',
  method: 'DELETE',
  path: '/api/wellness/consent',
  access: 'member',
  replies: { 200: wellnessConsent },
  errors: [],
});

export const listMeals = defineEndpoint({
  name: 'listMeals',
  feature,
  summary: 'The member’s meals of a day, and what they add up to',
  method: 'GET',
  path: '/api/wellness/meals',
  access: 'member',
  query: z.object({ day }),
  replies: { 200: mealDay },
  errors: [],
});

export const logMeal = defineEndpoint({
  name: 'logMeal',
  feature,
  summary: 'Keep a dish that the member cooked and ate; the same id sent again corrects it',
  method: 'POST',
  path: '/api/wellness/meals',
  access: 'member',
  body: mealBody,
  replies: { 201: meal },
  errors: ['consent_needed', 'recipe_not_found', 'meal_not_found', 'conflict'],
});

export const changeMeal = defineEndpoint({
  name: 'changeMeal',
  feature,
  summary: 'Correct what was eaten, or when',
  method: 'PATCH',
  path: '/api/wellness/meals/:id',
  access: 'member',
  params: mealParams,
  body: mealChange,
  replies: { 200: meal },
  errors: ['consent_needed', 'meal_not_found'],
});

export const deleteMeal = defineEndpoint({
  name: 'deleteMeal',
  feature,
  summary: 'Delete a meal for good; the answer is the meal as it was',
  method: 'DELETE',
  path: '/api/wellness/meals/:id',
  access: 'member',
  params: mealParams,
  replies: { 200: meal },
  errors: ['meal_not_found'],
});

export const restoreMeal = defineEndpoint({
  name: 'restoreMeal',
  feature,
  summary:
    'Put a deleted meal back as it was, whatever became of its recipe; a recipe that the member may not see is left out',
  method: 'PUT',
  path: '/api/wellness/meals/:id',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  body: deletedMeal,
  replies: { 200: meal },
  errors: ['consent_needed', 'meal_not_found', 'conflict'],
});

export const wellnessEndpoints = [
  readConsent,
  giveConsent,
  withdrawConsent,
  listMeals,
  logMeal,
  changeMeal,
  deleteMeal,
  restoreMeal,
] as const;
