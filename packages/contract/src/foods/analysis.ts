import {
  allAllergenKinds,
  detailedAllergens,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import type { ReadAs } from '@pomona/food/mentions/scan';
import * as z from 'zod/mini';
import { type DishFigure, dishFigures, measuredBy, namedFood } from './figures.ts';
import { foundAllergen, judgedLabel } from './labels.ts';

/** What a word of a line is read as; `unread`: it may be a food that is not known here. */
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
  /** What stands before the word, where that is more than nothing. */
  before: z.optional(z.string()),
  text: z.string(),
  role: z.enum(wordRoles),
});
export type LineWord = z.infer<typeof lineWord>;

/** A food that a line names or implies. */
const lineMention = z.object({
  /** `null`: only what it holds is known ("breaded"). */
  food: z.nullable(namedFood),
  /** As the line has it. */
  text: z.string(),
  /** `second`: a further food of the line; `part`: only a part of another name or of a word that is not read. */
  relation: z.enum(['main', 'alternative', 'second', 'part']),
  /** Not one of several choices, and not guessed from a part of a word. */
  certain: z.boolean(),
  grams: z.nullable(z.number()),
  /** Places in `words`, `to` not among them; absent where its words do not stand together. */
  from: z.optional(z.number()),
  to: z.optional(z.number()),
});
export type LineMention = z.infer<typeof lineMention>;

export const readLine = z.object({
  text: z.string(),
  amount: z.nullable(z.number()),
  /** The longer end of a range, where one is written. */
  amount_max: z.optional(z.number()),
  unit: z.nullable(z.string()),
  food: z.nullable(namedFood),
  /** The other food of "butter or oil"; the figures are those of the first. */
  alternative: z.optional(namedFood),
  /** Every other choice of "butter, oil or lard"; the first is `alternative`. */
  alternatives: z.array(namedFood),
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
  /** The whole line, word by word. */
  words: z.array(lineWord),
  /** Every food that the line names or implies, the main one first. */
  mentions: z.array(lineMention),
  /** Words that may name a food which is not known here; with one of them nothing is proven of the line. */
  unread: z.array(z.string()),
  /** The foods of the line are known, and no word of it is unread. */
  read_whole: z.boolean(),
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
  /** What the figures leave out: texts of foods and lines that are not known or not weighed. Their ranges hold it. */
  left_out: z.array(z.string()),
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
