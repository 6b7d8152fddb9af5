import { detailedAllergens } from '@pomona/food/foods/allergens';
import { dietTypes, mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { judgedLabel } from '../foods/labels.ts';
import { recipe } from '../recipes.ts';
import { recipeRequest } from './recipe-request.ts';

export const leftOutReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('diet'), diet: z.enum(dietTypes) }),
  z.object({ kind: z.literal('allergen'), allergen: z.enum(detailedAllergens) }),
  z.object({ kind: z.literal('without') }),
  z.object({ kind: z.literal('no_room') }),
  z.object({ kind: z.literal('not_food') }),
]);

export const givenIngredient = z.object({
  text: z.string(),
  /** By its name in the language of the recipe; `null`: not recognised. */
  food: z.nullable(z.object({ key: z.string(), name: z.string() })),
  left_out: z.nullable(leftOutReason),
  used: z.boolean(),
});

const requestChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minutes'), max_minutes: z.number() }),
  z.object({ kind: z.literal('drop_diet'), diet: z.enum(dietTypes) }),
  z.object({ kind: z.literal('drop_cuisine') }),
  z.object({ kind: z.literal('meal'), meal_type: z.enum(mealTypes) }),
  z.object({ kind: z.literal('swap_food'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('add_food'), food: z.string() }),
]);
export type RequestChange = z.infer<typeof requestChange>;

const conflictReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('too_little_time'), needed_minutes: z.number() }),
  z.object({ kind: z.literal('diets_contradict'), diets: z.array(z.enum(dietTypes)) }),
  z.object({ kind: z.literal('all_left_out') }),
  z.object({ kind: z.literal('no_known_food') }),
  z.object({ kind: z.literal('label_out_of_range'), diet: z.enum(dietTypes) }),
  z.object({ kind: z.literal('no_dish') }),
]);

/** GEN-07, with lines, labels and verdicts. A draft: it is the member's own once it is saved by `createRecipe`. */
export const generatedRecipe = z.object({
  title: recipe.shape.title,
  description: recipe.shape.description,
  /** Address of the drawn picture. */
  image: recipe.shape.image,
  image_colour: recipe.shape.image_colour,
  prep_time: z.number(),
  cook_time: z.number(),
  rest_time: z.number(),
  servings: z.number(),
  difficulty: recipe.shape.difficulty,
  diet_types: recipe.shape.diet_types,
  meal_type: recipe.shape.meal_type,
  cuisine: recipe.shape.cuisine,
  language: recipe.shape.language,
  /** Per serving. */
  calories: z.optional(z.number()),
  protein: z.optional(z.number()),
  carbs: z.optional(z.number()),
  fiber: z.optional(z.number()),
  nutrition: recipe.shape.nutrition,
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tags: z.array(z.string()),
  ai_notes: z.string(),
  allergens: recipe.shape.allergens,
  allergen_details: recipe.shape.allergen_details,
  may_contain: recipe.shape.may_contain,
  is_read_whole: z.boolean(),
  /** Every label of the request, with why it holds. */
  restrictions: z.array(judgedLabel),
  given: z.array(givenIngredient),
});
export type GeneratedRecipe = z.infer<typeof generatedRecipe>;

export const chefReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('recipe'),
    recipe: generatedRecipe,
    /** Sent back as `shown` for another one. */
    fingerprint: z.string(),
    seed: z.number(),
    cook: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('built_in') }),
      z.object({ kind: z.literal('model'), name: z.string() }),
    ]),
    /** Why the language model did not cook although there is one. */
    fallback: z.nullable(z.enum(['slow', 'down', 'wrong', 'limit'])),
  }),
  z.object({
    outcome: z.literal('impossible'),
    reason: conflictReason,
    /** Nearest first. */
    changes: z.array(requestChange),
    given: z.array(givenIngredient),
  }),
]);
export type ChefReply = z.infer<typeof chefReply>;

/** With `Accept: text/event-stream` the reply is a stream of these: `progress` …, then one `result` or `error`. */
export const chefProgress = z.object({
  stage: z.enum(['reading', 'composing', 'asking_model', 'checking', 'repairing', 'drawing']),
});
export type ChefProgress = z.infer<typeof chefProgress>;

/** A call repeated with the same `Idempotency-Key` (a UUID) answers with the recipe that it made. */
export const cookRecipe = defineEndpoint({
  name: 'cookRecipe',
  feature: 'chef',
  summary: 'Compose a recipe from what one has; checked before it is answered, stored nowhere',
  method: 'POST',
  path: '/api/ai/recipes',
  access: 'member',
  body: recipeRequest,
  replies: { 200: chefReply },
  errors: ['too_many_requests'],
});

export const chefEndpoints = [cookRecipe] as const;
