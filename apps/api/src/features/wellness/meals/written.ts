import type { Language } from '@pomona/contract/languages';
import { mealTitle } from '@pomona/contract/wellness/meals';
import { analyseRecipeInSteps } from '@pomona/food/analysis/analysis';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { type MealFigures, roundedFigures } from './figures.ts';

/** Lines as they were read. */
export interface WrittenMeal {
  lines: string[];
  title: string;
  /** Of the lines as they are; unknown figures are absent. */
  figures: MealFigures;
  leftOut: string[];
}

/** Reads what was eaten as ingredient lines are read (FOOD-01). Yields to the event loop between the lines. */
export async function readWrittenMeal(lines: string[], language: Language): Promise<WrittenMeal> {
  const { nutrition, glycemicLoad, leftOut } = await analyseRecipeInSteps(
    { lines, servings: 1, language },
    yieldToEventLoop,
  );
  const figures = roundedFigures({
    ...(nutrition.calories && { calories: nutrition.calories.value }),
    ...(nutrition.protein && { protein: nutrition.protein.value }),
    ...(nutrition.fiber && { fiber: nutrition.fiber.value }),
    ...(glycemicLoad.value !== null && { glycemic_load: glycemicLoad.value }),
  });
  return { lines, title: mealTitle(lines), figures, leftOut };
}
