import type { MealRow } from './store.ts';

type Eaten = Pick<MealRow, 'recipeId' | 'lines'>;

/** Of meals of the same dish or lines the first; without those whose recipe is gone, which nothing is known of. */
export function differentMeals<Row extends Eaten>(meals: readonly Row[]): Row[] {
  const different = new Map<string, Row>();
  for (const meal of meals) {
    const dish = meal.recipeId ?? (meal.lines && JSON.stringify(meal.lines));
    if (dish !== null && !different.has(dish)) different.set(dish, meal);
  }
  return [...different.values()];
}
