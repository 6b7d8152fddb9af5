import type { DoubtReason } from '@pomona/food/analysis/explanation-doubts';
import { allAllergenKinds, detailedAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import type { Condition, RuleFigure } from '@pomona/food/labels/label-rules';
import * as z from 'zod/mini';
import { namedFood, openRange, recipeFigures } from './figures.ts';

const verdict = z.enum(['proven', 'refuted', 'cannot_tell']);

/** Figures of one serving that label rules speak about; shares of energy are fractions. */
export const ruleFigures = [
  'glycemicLoad',
  'fiber',
  'protein',
  'carbs',
  'netCarbs',
  'sugars',
  'addedSugars',
  'saturatedFat',
  'sodium',
  'omega3',
  'sugarsPer100g',
  'fiberPer1000kcal',
  'saturatedFatEnergy',
  'netCarbsEnergy',
  'fatEnergy',
  'proteinEnergy',
] as const satisfies readonly RuleFigure[];

/** The units of those figures; `share` is a fraction of energy. */
export const ruleUnits = [
  'g',
  'mg',
  'load',
  'share',
  'gPer100g',
  'gPer100ml',
  'gPer1000kcal',
] as const;

const conditions = [
  'atMost',
  'atLeast',
  'without',
  'withoutRole',
  'roleAtMost',
  'mainFat',
  'withoutTransFat',
  'some',
] as const satisfies readonly Condition['kind'][];

/** Why a food leaves open what is in a dish. */
export const doubtReasons = [
  'choice',
  'optional',
  'part',
  'recipe',
  'kind',
  'processing',
  'traces',
] as const satisfies readonly DoubtReason[];

/** What one food brings into a figure of a serving; `share` (0–1) of the whole. */
const contribution = z.object({
  ...namedFood.shape,
  value: z.number(),
  low: z.number(),
  high: z.nullable(z.number()),
  share: z.number(),
});

/** A group of foods that a rule looks for, in grams per serving. */
const countedGroup = z.object({
  name: z.string(),
  verdict,
  low: z.number(),
  high: z.nullable(z.number()),
  needed: z.number(),
  foods: z.array(namedFood),
});

/** One condition of a label's rule with what was found. */
export const labelReason = z.object({
  verdict,
  condition: z.enum(conditions),
  figure: z.optional(z.enum(ruleFigures)),
  unit: z.optional(z.enum(ruleUnits)),
  /** Of the figure, or of the grams of a kind of food, which have no value. */
  range: z.optional(openRange),
  /** Of a figure, of the grams of a kind of food, or the count of groups. */
  limit: z.optional(z.number()),
  /** Where the limit is not that of a meal. */
  limit_for: z.optional(z.enum(['snack', 'drink'])),
  /** The kind of food that the condition speaks about. */
  role: z.optional(z.string()),
  /** Foods that refute, support or leave it open. */
  foods: z.array(namedFood),
  counted: z.optional(z.array(countedGroup)),
  /** The sum that the contributions are shares of. */
  contributes_to: z.optional(z.enum([...recipeFigures, 'glycemicLoad'])),
  /** The largest first. */
  contributions: z.optional(z.array(contribution)),
  /** Of an answer that cannot be told: the food whose range is the widest. */
  widest: z.optional(namedFood),
  /** Words of the lines that do so and name no food of the table: "breaded". */
  words: z.optional(z.array(z.string())),
  /** Lines that leave the answer open, with the words that are not read; without any, its food or weight is not known. */
  unknown_lines: z.array(z.object({ text: z.string(), words: z.array(z.string()) })),
  /** Foods, or words that name none of the table, that leave open what is in the dish, each with its line and why. */
  doubts: z.array(
    z.object({
      food: z.nullable(namedFood),
      words: z.string(),
      line: z.string(),
      because: z.enum(doubtReasons),
    }),
  ),
  /** Foods whose figure the sources lack; of a load, those without a published index. */
  unmeasured: z.array(namedFood),
});
export type LabelReason = z.infer<typeof labelReason>;

export const judgedLabel = z.object({
  label: z.enum(dietTypes),
  verdict,
  because: z.array(labelReason),
  /** What the rule rests on, in a sentence, and the works that it cites. */
  basis: z.string(),
  citations: z.array(z.object({ title: z.string(), url: z.optional(z.string()) })),
  /** Foods that some people want to know of; they do not decide the label. */
  notes: z.array(
    z.object({ note: z.enum(['rennet', 'alcohol', 'oats']), foods: z.array(namedFood) }),
  ),
});
export type JudgedLabel = z.infer<typeof judgedLabel>;

/** An allergen of EU or US law with the foods that bring it. */
export const foundAllergen = z.object({
  allergen: z.enum(detailedAllergens),
  /** Named in Annex II of Regulation (EU) 1169/2011; among the nine of US law. */
  eu: z.boolean(),
  us: z.boolean(),
  foods: z.array(
    z.object({
      /** `null` of words that name no food of the table: "breaded". */
      key: z.nullable(z.string()),
      name: z.string(),
      /** False of the other food of "butter or oil", of optional foods, and of what only may hold it. */
      is_certain: z.boolean(),
      /** Which nuts, cereals, crustaceans or molluscs, where that is known. */
      kinds: z.array(z.enum(allAllergenKinds)),
    }),
  ),
});
export type FoundAllergen = z.infer<typeof foundAllergen>;
