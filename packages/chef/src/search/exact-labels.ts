import { isDrunk } from '@pomona/food/figures/drinks';
import { dishFigures } from '@pomona/food/figures/figures';
import { dishGlycemicLoad } from '@pomona/food/figures/glycemic-load';
import { cookingOf } from '@pomona/food/figures/retention';
import { perServingLoad } from '@pomona/food/figures/shown-figures';
import { contentsOf } from '@pomona/food/foods/contents';
import type { DietType, MealType } from '@pomona/food/labels/diets';
import { ruleFigures } from '@pomona/food/labels/label-figures';
import { judgedLabels } from '@pomona/food/labels/labels';
import { servedFoods } from '@pomona/food/labels/served-foods';
import { emptyLine, type ParsedLine } from '@pomona/food/lines/line';
import { shownFood } from '@pomona/food/lines/line-mentions';
import type { Weighing } from './figures.ts';

/** The line of a part as it is read once it has words. */
function lineOf({ food, measured: { grams, low, high } }: Weighing): ParsedLine {
  const range = { low, high };
  const mention = {
    ...contentsOf(food),
    food: shownFood(food),
    text: food.key,
    relation: 'main' as const,
    isCertain: true,
    grams,
    range,
  };
  return {
    ...emptyLine(food.key),
    food: shownFood(food),
    grams,
    range,
    measuredBy: 'weight',
    mentions: [mention],
    isReadWhole: true,
    confidence: 1,
  };
}

interface Served {
  parts: readonly Weighing[];
  servings: number;
  mealType: MealType;
  cookMinutes: number;
}

/** Whether the label rules prove every diet of the request, by the same code that judges the written recipe. */
export function provesDiets(diets: readonly DietType[], dish: Served): boolean {
  if (diets.length === 0) return true;
  const { servings, mealType } = dish;
  const lines = dish.parts.map(lineOf);
  const cooking = cookingOf({ cookMinutes: dish.cookMinutes });
  const isDrink = isDrunk(lines, null);
  const verdicts = judgedLabels({
    mealType,
    figures: ruleFigures({
      ...{ lines, cooking, isDrink, servings, hasUnread: false },
      figures: dishFigures(lines, cooking),
      glycemicLoad: perServingLoad(dishGlycemicLoad(lines), servings),
    }),
    foods: servedFoods(lines, servings),
    isNamed: true,
    isComplete: true,
    isDrink,
  });
  return verdicts.every(({ label, verdict }) => !diets.includes(label) || verdict === 'proven');
}
