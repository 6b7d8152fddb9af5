import type { User } from '@pomona/contract/accounts';
import { type RecipeRequest, requestBounds } from '@pomona/contract/chef/recipe-request';
import {
  generatorDefaultMeal,
  generatorDefaultMinutes,
  generatorDefaultServings,
  generatorMaximumServings,
  generatorMinimumServings,
} from '@pomona/contract/constants';
import type { Language } from '@pomona/contract/languages';
import { type AvoidableAllergen, avoidableAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';

const foods = z.array(z.string().check(z.maxLength(requestBounds.ingredient)));

/** The form as far as it is filled in. Minutes are a text: the field may be empty. */
export const requestDraft = z.object({
  ingredients: foods,
  meal: z.enum(mealTypes),
  minutes: z.string(),
  servings: z
    .number()
    .check(z.int(), z.gte(generatorMinimumServings), z.lte(generatorMaximumServings)),
  cuisine: z.nullable(z.enum(cuisines)),
  diets: z.array(z.enum(dietTypes)),
  /** Beside those of the profile. */
  allergens: z.array(z.enum(avoidableAllergens)),
  without: foods,
  goals: z.string(),
});
export type RequestDraft = z.infer<typeof requestDraft>;

/** What the form starts from: the diets of the profile (PROF-07). */
export function startOf({ preferences }: Pick<User, 'preferences'>): RequestDraft {
  return {
    ingredients: [],
    meal: generatorDefaultMeal,
    minutes: '',
    servings: generatorDefaultServings,
    cuisine: null,
    diets: [...preferences.dietary_preferences],
    allergens: [],
    without: [],
    goals: '',
  };
}

/** The minutes of the field, the default where it is empty; `null` for what is no possible time. */
export function minutesIn(text: string): number | null {
  if (text.trim() === '') return generatorDefaultMinutes;
  const minutes = Number(text);
  const isPossible =
    Number.isInteger(minutes) &&
    minutes >= requestBounds.minMinutes &&
    minutes <= requestBounds.maxMinutes;
  return isPossible ? minutes : null;
}

/** What is sent for the form as it stands. */
export function requestOf(draft: RequestDraft, language: Language): RecipeRequest {
  return {
    ingredients: draft.ingredients,
    meal_type: draft.meal,
    max_minutes: minutesIn(draft.minutes) ?? generatorDefaultMinutes,
    servings: draft.servings,
    cuisine: draft.cuisine,
    diets: draft.diets,
    allergens: draft.allergens,
    without: draft.without,
    goals: draft.goals.trim(),
    follow_ups: [],
    language,
    shown: [],
  };
}

export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The allergens that count: those of the profile always, and those of this request. */
export function avoidedBy(user: Pick<User, 'preferences'>, extra: readonly AvoidableAllergen[]) {
  return [...new Set([...user.preferences.allergens, ...extra])];
}

/** The form as it would have to be filled in for a request. */
export function draftOf(request: RecipeRequest): RequestDraft {
  const isDefault = request.max_minutes === generatorDefaultMinutes;
  return {
    ingredients: request.ingredients,
    meal: request.meal_type,
    minutes: isDefault ? '' : String(request.max_minutes),
    servings: request.servings,
    cuisine: request.cuisine,
    diets: request.diets,
    allergens: request.allergens,
    without: request.without,
    goals: request.goals,
  };
}
