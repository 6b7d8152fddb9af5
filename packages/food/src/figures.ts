import type { ParsedLine } from './line.ts';
import { type NutrientKey, nutrientKeys } from './nutrients.ts';
import { type Food, foodByKey } from './table.ts';

/** A figure with the range that it surely lies in. Infinite where nothing bounds it. */
export interface Figure {
  value: number;
  low: number;
  high: number;
}
export type Figures = Record<NutrientKey, Figure>;

const nothing: Figure = { value: 0, low: 0, high: 0 };

/**
 * The figures of a whole dish: the sum over its lines of grams × value / 100, with the spread of each measure.
 * A value that was not measured adds nothing to the value and its largest possible amount to the high end; a line
 * that was not recognised makes every high end infinite.
 */
export function dishFigures(lines: readonly ParsedLine[]): Figures {
  const figures = Object.fromEntries(nutrientKeys.map((key) => [key, nothing])) as Figures;
  for (const line of lines) {
    if (line.discarded) continue;
    const food = line.food === null ? undefined : foodByKey(line.food.key);
    for (const key of nutrientKeys) figures[key] = sum(figures[key], share(food, line, key));
  }
  return figures;
}

function share(food: Food | undefined, line: ParsedLine, key: NutrientKey): Figure {
  if (food === undefined || line.grams === null)
    return { value: 0, low: 0, high: Number.POSITIVE_INFINITY };
  const measured = food.per100[key];
  const per100 = measured ?? upperBound(food, key);
  const high = (line.grams * (1 + line.spread) * per100) / 100;
  // "0 g × unbounded" is nothing, not NaN.
  if (measured === undefined) return { value: 0, low: 0, high: line.grams === 0 ? 0 : high };
  const value = (line.grams * measured) / 100;
  return { value, low: value * (1 - line.spread), high };
}

/** The most that a value which was not measured can be: a part cannot exceed its whole. */
function upperBound(food: Food, key: NutrientKey): number {
  const { carbs, fiber = 0, fat } = food.per100;
  if ((key === 'sugars' || key === 'added_sugars') && carbs !== undefined)
    return Math.max(0, carbs - fiber);
  if (key === 'fiber' && carbs !== undefined) return carbs;
  if ((key === 'saturated_fat' || key === 'omega3') && fat !== undefined) return fat;
  // Cholesterol is found in animal foods only.
  if (
    key === 'cholesterol' &&
    !food.traits.some((trait) => ['meat', 'fish', 'milk', 'egg'].includes(trait))
  )
    return 0;
  return Number.POSITIVE_INFINITY;
}

export function sum(a: Figure, b: Figure): Figure {
  return { value: a.value + b.value, low: a.low + b.low, high: a.high + b.high };
}

export function divided(figure: Figure, by: number): Figure {
  return { value: figure.value / by, low: figure.low / by, high: figure.high / by };
}

/** Carbohydrate without fibre, never below 0. */
export function netCarbs({ carbs, fiber }: Figures): Figure {
  return {
    value: Math.max(0, carbs.value - fiber.value),
    low: Math.max(0, carbs.low - fiber.high),
    high: Math.max(0, carbs.high - fiber.low),
  };
}
