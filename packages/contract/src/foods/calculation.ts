import { furtherNutrientKeys } from '@pomona/food/foods/nutrients';
import { mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { measuredBy, namedFood, openRange, recipeFigures } from './figures.ts';

const share = z.object({ value: z.number(), low: z.number(), high: z.number() });

const usedIndex = z.object({
  kind: z.enum(['published', 'untested', 'none', 'needless']),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  source: z.optional(z.string()),
  is_estimate: z.boolean(),
});

/** For conversions between weight and volume (SCALE-03). */
const density = z.object({
  grams_per_ml: z.number(),
  kind: z.enum(['liquid', 'poured', 'solid']),
});

export const calculatedLine = z.object({
  text: z.string(),
  /** The whole line, for a further food in it; `text` is then its own words. */
  within: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  amount_max: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  food: z.nullable(namedFood),
  alternative: z.nullable(namedFood),
  optional: z.boolean(),
  discarded: z.boolean(),
  grams: z.nullable(z.number()),
  grams_range: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** amount × grams of one × eaten share. */
  measure: z.nullable(
    z.object({
      by: measuredBy,
      /** Possible deviation (0–1); `null` where the line leaves the amount open. */
      spread: z.nullable(z.number()),
      grams_of_one: z.nullable(z.number()),
      eaten: share,
    }),
  ),
  density: z.nullable(density),
  source: z.nullable(
    z.object({
      source: z.string(),
      row: z.string(),
      description: z.string(),
      /** The row is of another food, close to this one. */
      stands_in: z.boolean(),
    }),
  ),
  /** grams × `per_100_g` / 100 × `kept`. */
  figures: z.partialRecord(
    z.enum(recipeFigures),
    z.object({
      ...openRange.shape,
      per_100_g: z.nullable(z.number()),
      /** Share left after cooking; absent where that is all. */
      kept: z.optional(share),
    }),
  ),
  /** index × available carbohydrate / 100. */
  glycemic_load: z.nullable(
    z.object({
      available: openRange,
      index: usedIndex,
      load: openRange,
      share: z.nullable(z.number()),
    }),
  ),
});
export type CalculatedLine = z.infer<typeof calculatedLine>;

const servingFigure = {
  unit: z.string(),
  serving: openRange,
  shown: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.nullable(z.number()) })),
  daily_share: z.nullable(z.number()),
  /** Indices of unrecognised lines, and foods without a measured value. */
  missing: z.object({ lines: z.array(z.number()), foods: z.array(namedFood) }),
};

const calculatedFigure = z.object({
  key: z.enum(recipeFigures),
  dish: openRange,
  ...servingFigure,
});
export type CalculatedFigure = z.infer<typeof calculatedFigure>;

export const recipeCalculation = z.object({
  food_version: z.string(),
  servings: z.number(),
  meal_type: z.enum(mealTypes),
  lines: z.array(calculatedLine),
  figures: z.array(calculatedFigure),
  further: z.array(z.object({ key: z.enum(furtherNutrientKeys), ...servingFigure })),
  glycemic_load: z.object({
    dish: openRange,
    serving: openRange,
    shown: z.nullable(z.object({ value: z.number(), class: z.enum(['low', 'medium', 'high']) })),
    /** Share (0–1) of carbohydrate without a published index, and its limit. */
    without_index: z.nullable(z.number()),
    most_without_index: z.number(),
  }),
  coverage: z.number(),
  left_out: z.array(z.string()),
  total_grams: z.number(),
});
export type RecipeCalculation = z.infer<typeof recipeCalculation>;
