import { expect, it } from 'vitest';
import { draftOf, requestOf } from '../request/request-draft.ts';
import { withChange } from './request-change.ts';

const request = requestOf(
  {
    ...{ ingredients: ['rice', 'Butter'], meal: 'Lunch', minutes: '10', servings: 2 },
    ...{ cuisine: 'asian', diets: ['Vegan', 'Keto'], allergens: [], without: [], goals: ' calm ' },
  },
  'en',
);

it('GEN-10 each change that is offered is what the next request says', () => {
  expect(withChange(request, { kind: 'minutes', max_minutes: 35 }).max_minutes).toBe(35);
  expect(withChange(request, { kind: 'drop_diet', diet: 'Keto' }).diets).toEqual(['Vegan']);
  expect(withChange(request, { kind: 'drop_cuisine' }).cuisine).toBeNull();
  expect(withChange(request, { kind: 'meal', meal_type: 'Snack' }).meal_type).toBe('Snack');
  const swap = { kind: 'swap_food', from: 'butter', to: 'olive oil' } as const;
  expect(withChange(request, swap).ingredients).toEqual(['rice', 'olive oil']);
  const added = withChange(request, { kind: 'add_food', food: 'tofu' });
  expect(added.ingredients).toEqual(['rice', 'Butter', 'tofu']);
});

it('GEN-01 a blank time is 25 minutes, and the form says again what was sent', () => {
  expect(requestOf({ ...draftOf(request), minutes: ' ' }, 'en').max_minutes).toBe(25);
  expect(requestOf(draftOf(request), 'en')).toEqual(request);
  expect(draftOf({ ...request, max_minutes: 25 }).minutes).toBe('');
});
