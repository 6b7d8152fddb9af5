import {
  allAllergenKinds,
  detailedAllergens,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import type { ReadAs } from '@pomona/food/mentions/scan';
import * as z from 'zod/mini';
import { type DishFigure, dishFigures, measuredBy, namedFood } from './figures.ts';
import { foundAllergen, judgedLabel } from './labels.ts';

/** `unread`: may name an unknown food. */
export const wordRoles = [
  'amount',
  'unit',
  'food',
  'claim',
  'state',
  'instruction',
  'filler',
  'variety',
  'unread',
] as const satisfies readonly ReadAs[];

const lineWord = z.object({
  before: z.optional(z.string()),
  text: z.string(),
  role: z.enum(wordRoles),
});
export type LineWord = z.infer<typeof lineWord>;

const lineMention = z.object({
  food: z.nullable(namedFood),
  text: z.string(),
  /** `second`: a further food of the line; `part`: part of another name or of an unread word. */
  relation: z.enum(['main', 'alternative', 'second', 'part']),
  certain: z.boolean(),
  grams: z.nullable(z.number()),
  /** Positions in `words`, `to` exclusive; absent where its words are not adjacent. */
  from: z.optional(z.number()),
  to: z.optional(z.number()),
});
export type LineMention = z.infer<typeof lineMention>;

export const readLine = z.object({
  text: z.string(),
  amount: z.nullable(z.number()),
  amount_max: z.optional(z.number()),
  unit: z.nullable(z.string()),
  food: z.nullable(namedFood),
  /** The other food of "butter or oil". */
  alternative: z.optional(namedFood),
  alternatives: z.array(namedFood),
  grams: z.nullable(z.number()),
  grams_range: z.nullable(z.object({ low: z.number(), high: z.number() })),
  measured_by: z.nullable(measuredBy),
  preparation: z.nullable(z.string()),
  optional: z.boolean(),
  /** Not eaten in full: frying oil, a marinade. */
  discarded: z.boolean(),
  confidence: z.number(),
  words: z.array(lineWord),
  mentions: z.array(lineMention),
  unread: z.array(z.string()),
  read_whole: z.boolean(),
  /** Figures that stay blank since no table has them for this food; absent where there are none. */
  unmeasured: z.optional(z.array(z.enum(dishFigures))),
});
export type ReadLine = z.infer<typeof readLine>;

const rangeOf = z.object({ low: z.number(), high: z.nullable(z.number()) });

export const foodAnalysis = z.object({
  lines: z.array(readLine),
  /** Per serving, in the units of `nutrientUnits`; unknown figures are absent. */
  nutrition: z.object({
    ...(Object.fromEntries(dishFigures.map((key) => [key, z.optional(z.number())])) as Record<
      DishFigure,
      z.ZodMiniOptional<z.ZodMiniNumber>
    >),
    range: z.partialRecord(z.enum(dishFigures), rangeOf),
  }),
  coverage: z.number(),
  /** Texts of foods and lines without a known food or weight. */
  left_out: z.array(z.string()),
  /** Per serving; `value` is `null` where too much carbohydrate has no published index. */
  glycemic_load: z.object({
    low: z.number(),
    value: z.nullable(z.number()),
    high: z.nullable(z.number()),
  }),
  allergens: z.array(z.enum(profileAllergens)),
  allergen_details: z.array(z.enum(detailedAllergens)),
  may_contain: z.array(z.enum(detailedAllergens)),
  allergen_kinds: z.array(z.enum(allAllergenKinds)),
  /** Only then is an absent allergen certain. */
  is_read_whole: z.boolean(),
  allergen_foods: z.array(foundAllergen),
  may_contain_foods: z.array(foundAllergen),
  labels: z.array(judgedLabel),
  sources: z.array(z.object({ food: z.string(), source: z.string(), row: z.string() })),
});
export type FoodAnalysis = z.infer<typeof foodAnalysis>;
