import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { recipeId } from '../recipes.ts';
import { boundedText, visibleLine } from '../text.ts';

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

export const maxMealLines = 30;
export const maxMealLineLength = 200;
const maxTitleLength = 200;

/** "2 eggs", "1 slice of rye bread": read as ingredient lines (FOOD-01). */
const mealLines = z
  .array(visibleLine(maxMealLineLength))
  .check(z.minLength(1), z.maxLength(maxMealLines));

export function mealTitle(lines: readonly string[]): string {
  const whole = lines.join(', ');
  if (whole.length <= maxTitleLength) return whole;
  return `${whole
    .slice(0, maxTitleLength - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

/** What was eaten (WELL-12): a cooked dish or what was written down, with the title and figures of that moment. */
export const meal = z.object({
  id: z.string(),
  day: z.string(),
  eaten_at: z.iso.datetime(),
  recipe_id: z.nullable(z.string()),
  title: z.string(),
  language: z.enum(languages),
  servings: z.number(),
  figures: mealFigures,
  lines: z.nullable(z.array(z.string())),
  /** Of the lines: what could not be read or weighed, and is in no figure. */
  left_out: z.array(z.string()),
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

export const mealBody = z
  .strictObject({
    /** Created by the client: repeated calls store once. */
    id: z.uuid(),
    recipe_id: z.optional(recipeId),
    lines: z.optional(mealLines),
    language: z.optional(z.enum(languages)),
    servings,
    eaten_at: z.iso.datetime({ offset: true }),
    day,
  })
  .check(
    z.refine((body) => (body.recipe_id === undefined) !== (body.lines === undefined), {
      path: ['lines'],
      message: 'Either a recipe or lines',
    }),
  );
export type MealBody = z.infer<typeof mealBody>;

/** Absent fields stay unchanged; a new instant needs its day. */
export const mealChange = z.strictObject({
  servings: z.optional(servings),
  lines: z.optional(mealLines),
  eaten: z.optional(z.strictObject({ at: z.iso.datetime({ offset: true }), day })),
});
export type MealChange = z.infer<typeof mealChange>;

const maxLeftOut = 300;
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
  /** Read again: title and figures follow from them. */
  lines: z.optional(z.nullable(mealLines)),
  left_out: z.optional(z.array(boundedText(1, maxMealLineLength)).check(z.maxLength(maxLeftOut))),
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

export const listRecentMeals = defineEndpoint({
  name: 'listRecentMeals',
  feature,
  summary: 'The last different meals of the member, to be logged again; the newest first',
  method: 'GET',
  path: '/api/wellness/meals/recent',
  access: 'member',
  replies: { 200: z.object({ meals: z.array(meal) }) },
  errors: [],
});

export const logMeal = defineEndpoint({
  name: 'logMeal',
  feature,
  summary: 'Keep what the member ate, a dish or lines; the same id sent again corrects it',
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
  listRecentMeals,
  logMeal,
  changeMeal,
  deleteMeal,
  restoreMeal,
] as const;
