import type { Trait } from '@pomona/food/foods/food-row';
import { labelRules } from '@pomona/food/labels/label-rules';
import { foodByKey } from '@pomona/food/table/table';
import type { Brief } from '../src/brief.ts';
import type { RecipeRequest } from '../src/request.ts';

export const plainRequest: RecipeRequest = {
  ingredients: [],
  mealType: 'Dinner',
  maxMinutes: 60,
  servings: 2,
  cuisine: null,
  diets: [],
  allergens: [],
  without: [],
  goals: '',
  followUps: [],
  language: 'en',
  seed: 1,
  shown: [],
};

/** A brief of food keys, by contents alone; the search needs no more. */
export function plainBrief(keys: readonly string[], more: Partial<RecipeRequest> = {}): Brief {
  const request: RecipeRequest = { ...plainRequest, ingredients: keys, ...more };
  const barred = barredTraits(request);
  const isAllowed: Brief['isAllowed'] = ({ traits, may = [] }) =>
    ![...traits, ...may.map(({ trait }) => trait)].some((trait) => barred.has(trait));
  return {
    request,
    given: keys.map((key) => {
      const food = foodByKey(key) ?? null;
      const isOut = food !== null && !isAllowed(food);
      return { text: key, food, leftOut: isOut ? { kind: 'without' } : null };
    }),
    isAllowed,
    targets: {},
    needsOven: 'allowed',
    flavourNotes: [],
    conflict: null,
  };
}

function barredTraits({ diets, allergens }: RecipeRequest): Set<Trait> {
  const barred = new Set<Trait>(allergens);
  for (const { label, conditions } of labelRules) {
    if (!diets.includes(label)) continue;
    for (const one of conditions) {
      if (one.kind !== 'without') continue;
      for (const trait of [...one.traits, ...(one.unsure ?? [])]) barred.add(trait);
    }
  }
  if (barred.has('gluten')) barred.add('maybe-gluten');
  return barred;
}
