import {
  changeMeal,
  deleteMeal,
  logMeal,
  type Meal,
  type MealBody,
  type MealChange,
  mealTitle,
  restoreMeal,
} from '@pomona/contract/wellness/meals';
import type { DiaryKind } from '../changes/diary-change.ts';
import { withServings } from './meal-parts.ts';

export const mealKind: DiaryKind<Meal, MealBody, MealChange> = {
  name: 'meals',
  gone: 'meal_not_found',
  log: ({ api, ...parts }, body) => api.call(logMeal, { ...parts, body }),
  change: ({ api, ...parts }, id, body) => api.call(changeMeal, { ...parts, params: { id }, body }),
  remove: ({ api, ...parts }, id) => api.call(deleteMeal, { ...parts, params: { id } }),
  restore: ({ api, ...parts }, { id, ...body }) =>
    api.call(restoreMeal, { ...parts, params: { id }, body }),
  changed(meal, { servings = meal.servings, lines, eaten }) {
    const scaled = servings === meal.servings ? meal : withServings(meal, servings);
    // Their figures come from the server.
    const changed = lines
      ? { ...scaled, lines, title: mealTitle(lines), figures: {}, left_out: [] }
      : scaled;
    return eaten === undefined ? changed : { ...changed, day: eaten.day, eaten_at: eaten.at };
  },
  changedBody: (body, { servings = body.servings, lines, eaten }) => ({
    ...{ ...body, servings },
    ...(lines && { lines }),
    ...(eaten && { day: eaten.day, eaten_at: eaten.at }),
  }),
  bodyAs: (id, body) => ({ ...body, id }),
  compare: (a, b) => Number(a.eaten_at > b.eaten_at) - Number(a.eaten_at < b.eaten_at),
};
