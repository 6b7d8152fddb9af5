import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { recipeId } from '../recipes.ts';
import { boundedText } from '../text.ts';

/** Of the text that a member agrees to before anything of their health is kept; changes whenever its meaning does. */
export const consentVersion = '2026-11';

/** Whether a member agreed to have health data kept, and to which text. */
export const wellnessConsent = z.object({
  /** To the text as it is now: without it nothing more is kept. */
  is_given: z.boolean(),
  /** Of the text to agree to. */
  version: z.string(),
  /** When they agreed, be it to an earlier text; `null` where they never did or took it back. */
  given_at: z.nullable(z.iso.datetime()),
  /** Of the text that they agreed to then. */
  given_version: z.nullable(z.string()),
});
export type WellnessConsent = z.infer<typeof wellnessConsent>;

/** A day of the calendar where the member was, told by their device and never derived from an instant (WELL-13). */
const day = z.iso.date().check(z.regex(/^2/));

/** Servings of one meal, in quarters. */
export const leastServingsEaten = 0.25;
export const mostServingsEaten = 100;
const servings = z
  .number()
  .check(z.gte(leastServingsEaten), z.lte(mostServingsEaten), z.multipleOf(leastServingsEaten));

/** What is told of a meal; kcal and grams. */
export const mealFigureKeys = ['calories', 'protein', 'fiber', 'glycemic_load'] as const;
export type MealFigureKey = (typeof mealFigureKeys)[number];

/** Of all servings eaten; a figure that is not known is absent, never zero. */
const mealFigures = z.object({
  calories: z.optional(z.number()),
  protein: z.optional(z.number()),
  fiber: z.optional(z.number()),
  glycemic_load: z.optional(z.number()),
});

/** A dish that the member cooked and ate (WELL-12). Title and figures are those of the moment it was logged. */
export const meal = z.object({
  id: z.string(),
  day: z.string(),
  eaten_at: z.iso.datetime(),
  /** `null` where the recipe has gone. */
  recipe_id: z.nullable(z.string()),
  title: z.string(),
  /** Of the title. */
  language: z.enum(languages),
  servings: z.number(),
  figures: mealFigures,
});
export type Meal = z.infer<typeof meal>;

/** The meals that know a figure added up; without those that do not, the day had at least so much. */
const sum = z.object({ value: z.number(), is_complete: z.boolean() });
export type MealSum = z.infer<typeof sum>;

/** A day's meals in the order they were eaten, and what they add up to; a sum that no meal knows is absent. */
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
  /** Made by the device: the same meal sent twice is stored once. */
  id: z.uuid(),
  recipe_id: recipeId,
  servings,
  /** The instant, with its offset or in UTC. */
  eaten_at: z.iso.datetime({ offset: true }),
  day,
});
export type MealBody = z.infer<typeof mealBody>;

/** What is not named stays; a new instant comes with its day. */
export const mealChange = z.strictObject({
  servings: z.optional(servings),
  eaten: z.optional(z.strictObject({ at: z.iso.datetime({ offset: true }), day })),
});
export type MealChange = z.infer<typeof mealChange>;

/** A recipe's title is no longer. */
const longestTitle = 200;
/** Far above what a hundred servings of any dish have. */
const figure = z.optional(z.number().check(z.gte(0), z.lte(1_000_000)));

/** A meal as it was when it was deleted: the answer of `deleteMeal`, without the id. */
export const deletedMeal = z.strictObject({
  recipe_id: z.nullable(recipeId),
  title: boundedText(1, longestTitle),
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
  errors: ['consent_needed', 'recipe_not_found', 'conflict'],
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
  errors: ['consent_needed', 'conflict'],
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
