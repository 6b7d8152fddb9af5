import { createHash } from 'node:crypto';
import type { RecipeRequest } from '@pomona/chef/request';
import type { RecipeRequest as RequestBody } from '@pomona/contract/chef/recipe-request';
import type { Language } from '@pomona/contract/languages';
import { type AvoidableAllergen, allergensBehind } from '@pomona/food/foods/allergens';

export interface RequestContext {
  /** Of the member's profile: they always count. */
  allergens: readonly AvoidableAllergen[];
  /** Of the call. */
  language: Language;
}

/** The request without its seed, which a repeated call takes from the first. */
export function requestFrom(
  body: RequestBody,
  { allergens, language }: RequestContext,
): Omit<RecipeRequest, 'seed'> {
  const { meal_type, max_minutes, follow_ups, seed: _, ...same } = body;
  return {
    ...same,
    mealType: meal_type,
    maxMinutes: max_minutes,
    followUps: follow_ups,
    language: body.language ?? language,
    allergens: allergensBehind([...body.allergens, ...allergens]),
  };
}

/** Of a repeated call: another request under the same key is another call, and so is one of a member with other allergens. */
export function callIdOf(key: string, body: RequestBody, request: object): string {
  const text = JSON.stringify([key, body.seed ?? null, request]);
  return createHash('sha256').update(text).digest('hex');
}
