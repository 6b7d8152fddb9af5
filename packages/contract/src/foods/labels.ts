import type { DoubtReason } from '@pomona/food/analysis/explanation-doubts';
import { allAllergenKinds, detailedAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import { type Condition, labelNotes, type RuleFigure } from '@pomona/food/labels/label-rules';
import * as z from 'zod/mini';
import { namedFood, openRange, recipeFigures } from './figures.ts';

const verdict = z.enum(['proven', 'refuted', 'cannot_tell']);

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
  'saturatedFatShare',
] as const satisfies readonly RuleFigure[];

/** `share`: a fraction of energy, or of all fat. */
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
  'withoutFoods',
  'roleAtMost',
  'mainFat',
  'withoutTransFat',
  'some',
] as const satisfies readonly Condition['kind'][];

export const doubtReasons = [
  'choice',
  'optional',
  'part',
  'recipe',
  'kind',
  'processing',
  'traces',
] as const satisfies readonly DoubtReason[];

const contribution = z.object({
  ...namedFood.shape,
  value: z.number(),
  low: z.number(),
  high: z.nullable(z.number()),
  share: z.number(),
});

const countedGroup = z.object({
  name: z.string(),
  verdict,
  low: z.number(),
  high: z.nullable(z.number()),
  needed: z.number(),
  foods: z.array(namedFood),
});

export const labelReason = z.object({
  verdict,
  condition: z.enum(conditions),
  figure: z.optional(z.enum(ruleFigures)),
  unit: z.optional(z.enum(ruleUnits)),
  range: z.optional(openRange),
  limit: z.optional(z.number()),
  limit_for: z.optional(z.enum(['snack', 'drink'])),
  role: z.optional(z.string()),
  foods: z.array(namedFood),
  counted: z.optional(z.array(countedGroup)),
  /** What the contributions are shares of. */
  contributes_to: z.optional(z.enum([...recipeFigures, 'glycemicLoad'])),
  contributions: z.optional(z.array(contribution)),
  widest: z.optional(namedFood),
  words: z.optional(z.array(z.string())),
  /** Lines with their unread words; without any, food or weight is unknown. */
  unknown_lines: z.array(z.object({ text: z.string(), words: z.array(z.string()) })),
  doubts: z.array(
    z.object({
      food: z.nullable(namedFood),
      words: z.string(),
      line: z.string(),
      because: z.enum(doubtReasons),
    }),
  ),
  /** Foods without a measured value; for a load, without a published index. */
  unmeasured: z.array(namedFood),
});
export type LabelReason = z.infer<typeof labelReason>;

export const judgedLabel = z.object({
  label: z.enum(dietTypes),
  verdict,
  /** Only of `cannot_tell`: all is proven but the glycaemic load, whose best estimate is low enough and whose range is wide. */
  is_likely: z.boolean(),
  because: z.array(labelReason),
  basis: z.string(),
  citations: z.array(z.object({ title: z.string(), url: z.optional(z.string()) })),
  notes: z.array(z.object({ note: z.enum(labelNotes), foods: z.array(namedFood) })),
});
export type JudgedLabel = z.infer<typeof judgedLabel>;

export const foundAllergen = z.object({
  allergen: z.enum(detailedAllergens),
  /** Named in Annex II of Regulation (EU) 1169/2011; one of the nine of US law. */
  eu: z.boolean(),
  us: z.boolean(),
  foods: z.array(
    z.object({
      key: z.nullable(z.string()),
      name: z.string(),
      /** False for alternatives, optional foods and foods that only may contain it. */
      is_certain: z.boolean(),
      kinds: z.array(z.enum(allAllergenKinds)),
    }),
  ),
});
export type FoundAllergen = z.infer<typeof foundAllergen>;
