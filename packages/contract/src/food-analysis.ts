import { allAllergenKinds, detailedAllergens, profileAllergens } from '@pomona/food/allergens';
import * as z from 'zod/mini';
import { type DishFigure, dishFigures, measuredBy, namedFood } from './food-figures.ts';
import { foundAllergen, judgedLabel } from './food-labels.ts';

export const readLine = z.object({
  text: z.string(),
  amount: z.nullable(z.number()),
  /** The longer end of a range, where one is written. */
  amount_max: z.optional(z.number()),
  unit: z.nullable(z.string()),
  food: z.nullable(namedFood),
  /** The other food of "butter or oil"; the figures are those of the first. */
  alternative: z.optional(namedFood),
  /** What is eaten; `null` where the line leads to no weight. */
  grams: z.nullable(z.number()),
  grams_range: z.nullable(z.object({ low: z.number(), high: z.number() })),
  measured_by: z.nullable(measuredBy),
  preparation: z.nullable(z.string()),
  optional: z.boolean(),
  /** Used, but not eaten in full: frying oil, a marinade. The grams are what is eaten. */
  discarded: z.boolean(),
  /** 0–1. */
  confidence: z.number(),
});
export type ReadLine = z.infer<typeof readLine>;

const rangeOf = z.object({ low: z.number(), high: z.nullable(z.number()) });

export const foodAnalysis = z.object({
  /** In their order, without blank lines and headings. */
  lines: z.array(readLine),
  /** Per serving, in the units of `nutrientUnits`; what cannot be told is absent. */
  nutrition: z.object({
    ...(Object.fromEntries(dishFigures.map((key) => [key, z.optional(z.number())])) as Record<
      DishFigure,
      z.ZodMiniOptional<z.ZodMiniNumber>
    >),
    range: z.partialRecord(z.enum(dishFigures), rangeOf),
  }),
  /** Share (0–1) of the weight whose food was recognised. */
  coverage: z.number(),
  /** Per serving; `value` is `null` where too much of the carbohydrate has no published index. */
  glycemic_load: z.object({
    low: z.number(),
    value: z.nullable(z.number()),
    high: z.nullable(z.number()),
  }),
  allergens: z.array(z.enum(profileAllergens)),
  allergen_details: z.array(z.enum(detailedAllergens)),
  /** Depends on the choice, the kind or the brand; none of `allergen_details`. */
  may_contain: z.array(z.enum(detailedAllergens)),
  allergen_kinds: z.array(z.enum(allAllergenKinds)),
  /** Every line was read whole; only then an allergen that is not listed was not found. */
  is_read_whole: z.boolean(),
  /** Which foods bring which of `allergen_details`. */
  allergen_foods: z.array(foundAllergen),
  /** Which foods may bring which of `may_contain`. */
  may_contain_foods: z.array(foundAllergen),
  labels: z.array(judgedLabel),
  sources: z.array(z.object({ food: z.string(), source: z.string(), row: z.string() })),
});
export type FoodAnalysis = z.infer<typeof foodAnalysis>;
