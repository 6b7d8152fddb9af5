import { furtherNutrientKeys } from '@pomona/food/foods/nutrients';
import { mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { measuredBy, namedFood, openRange, recipeFigures } from './figures.ts';

const share = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** Where the index that a line takes part with comes from. */
const usedIndex = z.object({
  kind: z.enum(['published', 'untested', 'none', 'needless']),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  source: z.optional(z.string()),
  /** Quoted from the source without reading it again. */
  is_estimate: z.boolean(),
});

/** What converting between weight and volume needs of a food (SCALE-03). */
const density = z.object({
  grams_per_ml: z.number(),
  /** `liquid` is given in ml, `poured` (flour, sugar, rice) in cups in the US, `solid` by weight everywhere. */
  kind: z.enum(['liquid', 'poured', 'solid']),
});

export const calculatedLine = z.object({
  text: z.string(),
  /** Of a further food ("peaches, with 3 tbsp honey"): the whole line; `text` is then its words alone. */
  within: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  amount_max: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  food: z.nullable(namedFood),
  alternative: z.nullable(namedFood),
  optional: z.boolean(),
  discarded: z.boolean(),
  /** What is eaten. */
  grams: z.nullable(z.number()),
  grams_range: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** amount × grams of one × eaten share. */
  measure: z.nullable(
    z.object({
      by: measuredBy,
      /** How far such a measure may be off (0–1); `null` where the line leaves the amount open. */
      spread: z.nullable(z.number()),
      grams_of_one: z.nullable(z.number()),
      eaten: share,
    }),
  ),
  /** Of its food; `null` where the table knows no volume of it. */
  density: z.nullable(density),
  /** The row that the figures come from. */
  source: z.nullable(z.object({ source: z.string(), row: z.string(), description: z.string() })),
  /** grams × `per_100_g` / 100 × `kept`. */
  figures: z.partialRecord(
    z.enum(recipeFigures),
    z.object({
      ...openRange.shape,
      /** Of the food as bought; `null` where it was not measured. */
      per_100_g: z.nullable(z.number()),
      /** What cooking leaves of it; absent where that is all. */
      kept: z.optional(share),
    }),
  ),
  /** index × available carbohydrate / 100. */
  glycemic_load: z.nullable(
    z.object({
      available: openRange,
      index: usedIndex,
      load: openRange,
      /** Of the load of the dish (0–1). */
      share: z.nullable(z.number()),
    }),
  ),
});
export type CalculatedLine = z.infer<typeof calculatedLine>;

const servingFigure = {
  unit: z.string(),
  serving: openRange,
  /** Rounded as far as it is known; `null` where so much is missing that the figure is left out. */
  shown: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.nullable(z.number()) })),
  daily_share: z.nullable(z.number()),
  /** Why it is not complete: places of lines that were not recognised, foods it was not measured of. */
  missing: z.object({ lines: z.array(z.number()), foods: z.array(namedFood) }),
};

const calculatedFigure = z.object({
  key: z.enum(recipeFigures),
  /** The sum over the lines; `serving` is that sum divided by the servings. */
  dish: openRange,
  ...servingFigure,
});
export type CalculatedFigure = z.infer<typeof calculatedFigure>;

/** The whole way from the lines of a recipe to its figures. */
export const recipeCalculation = z.object({
  food_version: z.string(),
  servings: z.number(),
  meal_type: z.enum(mealTypes),
  lines: z.array(calculatedLine),
  figures: z.array(calculatedFigure),
  /** Vitamins, unsaturated fats and zinc of a serving. */
  further: z.array(z.object({ key: z.enum(furtherNutrientKeys), ...servingFigure })),
  glycemic_load: z.object({
    dish: openRange,
    serving: openRange,
    shown: z.nullable(z.object({ value: z.number(), class: z.enum(['low', 'medium', 'high']) })),
    /** Share (0–1) of the carbohydrate without a published index, and above which share nothing can be told. */
    without_index: z.nullable(z.number()),
    most_without_index: z.number(),
  }),
  coverage: z.number(),
  /** What the figures leave out: texts of foods and lines that are not known or not weighed. */
  left_out: z.array(z.string()),
  /** Of the whole dish, as bought. */
  total_grams: z.number(),
});
export type RecipeCalculation = z.infer<typeof recipeCalculation>;
