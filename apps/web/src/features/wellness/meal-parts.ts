import { type Meal, type MealDay, mealFigureKeys } from '@pomona/contract/wellness/meals';

/** A meal with other servings, its figures in step. */
export function withServings(meal: Meal, servings: number): Meal {
  const figures: Meal['figures'] = {};
  for (const key of mealFigureKeys) {
    const value = meal.figures[key];
    if (value !== undefined) figures[key] = (value * servings) / meal.servings;
  }
  return { ...meal, servings, figures };
}

/** A day on which a meal is as it is stored now, with the sums that follow; the same day where it holds no such meal. */
export function withMeal(day: MealDay, changed: Meal): MealDay {
  const before = day.meals.find(({ id }) => id === changed.id);
  if (before === undefined || changed.day !== day.day) return day;
  const sums: MealDay['sums'] = {};
  for (const key of mealFigureKeys) {
    const sum = day.sums[key];
    const change = (changed.figures[key] ?? 0) - (before.figures[key] ?? 0);
    if (sum !== undefined) sums[key] = { ...sum, value: sum.value + change };
  }
  return { ...day, meals: day.meals.map((meal) => (meal === before ? changed : meal)), sums };
}
