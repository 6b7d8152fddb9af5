import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import {
  generatorDefaultMeal,
  generatorDefaultMinutes,
  generatorDefaultServings,
  generatorMaximumServings,
  generatorMinimumServings,
} from '../constants.ts';
import { languages } from '../languages.ts';
import { boundedText, visibleLine } from '../text.ts';

export const requestBounds = {
  ingredients: 30,
  ingredient: 100,
  goals: 300,
  shown: 100,
  minMinutes: 5,
  maxMinutes: 480,
} as const;

/** One-tap changes of a result: each is a further condition of the request. */
export const followUps = ['less_carbs', 'more_protein', 'faster', 'no_oven'] as const;
export type FollowUp = (typeof followUps)[number];

const foodWord = visibleLine(requestBounds.ingredient);

/** GEN-01. Missing parts have the defaults of CONST-01; the allergens of the member's profile always count as well. */
export const recipeRequest = z.strictObject({
  ingredients: z.array(foodWord).check(z.minLength(1), z.maxLength(requestBounds.ingredients)),
  meal_type: z._default(z.enum(mealTypes), generatorDefaultMeal),
  max_minutes: z._default(
    z.number().check(z.int(), z.gte(requestBounds.minMinutes), z.lte(requestBounds.maxMinutes)),
    generatorDefaultMinutes,
  ),
  servings: z._default(
    z.number().check(z.int(), z.gte(generatorMinimumServings), z.lte(generatorMaximumServings)),
    generatorDefaultServings,
  ),
  cuisine: z._default(z.nullable(z.enum(cuisines)), null),
  diets: z._default(z.array(z.enum(dietTypes)).check(z.maxLength(dietTypes.length)), []),
  allergens: z._default(
    z.array(z.enum(avoidableAllergens)).check(z.maxLength(avoidableAllergens.length)),
    [],
  ),
  /** Foods that must not be in it. */
  without: z._default(z.array(foodWord).check(z.maxLength(requestBounds.ingredients)), []),
  goals: z._default(boundedText(0, requestBounds.goals), ''),
  follow_ups: z._default(z.array(z.enum(followUps)).check(z.maxLength(followUps.length)), []),
  /** Of the text; that of the request where it is absent. */
  language: z.optional(z.enum(languages)),
  /** The same request with the same seed gives the same recipe; random where it is absent. */
  seed: z.optional(z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
  /** `fingerprint` of results that were shown: the next one differs. */
  shown: z._default(
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(requestBounds.shown)),
    [],
  ),
});
export type RecipeRequest = z.infer<typeof recipeRequest>;
