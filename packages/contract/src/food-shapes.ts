import { detailedAllergens, profileAllergens } from '@pomona/food/allergens';
import { dietTypes, mealTypes } from '@pomona/food/diets';
import type { Condition, RuleFigure } from '@pomona/food/label-rules';
import { furtherNutrientKeys, type NutrientKey, nutrientKeys } from '@pomona/food/nutrients';
import * as z from 'zod/mini';

/** Figures of a recipe that are summed over its lines: those of a food, and its carbohydrate without fibre. */
export const recipeFigures = [...nutrientKeys, 'net_carbs'] as const satisfies readonly (
  | NutrientKey
  | 'net_carbs'
)[];
export type RecipeFigure = (typeof recipeFigures)[number];
/** With the vitamins, unsaturated fats and zinc that are worked out only where somebody asks. */
export const dishFigures = [...recipeFigures, ...furtherNutrientKeys] as const;
export type DishFigure = (typeof dishFigures)[number];

/** A food by its stable key, with its name in the language of the request. */
export const namedFood = z.object({ key: z.string(), name: z.string() });
export type NamedFood = z.infer<typeof namedFood>;

/** A figure and the range that it surely lies in; `high` is `null` where nothing bounds it. */
export const figureWithRange = z.object({
  value: z.number(),
  low: z.number(),
  high: z.nullable(z.number()),
});
export type FigureWithRange = z.infer<typeof figureWithRange>;

const verdict = z.enum(['proven', 'refuted', 'cannot_tell']);
export type LabelVerdictName = z.infer<typeof verdict>;

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
  range: z.optional(
    z.object({ value: z.nullable(z.number()), low: z.number(), high: z.nullable(z.number()) }),
  ),
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
  /** Texts of lines that were not recognised and leave the answer open. */
  unknown_lines: z.array(z.string()),
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

/** How the grams of a line were reached; `assumed` where the line names no amount. */
export const measuredBy = z.enum(['weight', 'volume', 'household', 'piece', 'pinch', 'assumed']);

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
  labels: z.array(judgedLabel),
  sources: z.array(z.object({ food: z.string(), source: z.string(), row: z.string() })),
});
export type FoodAnalysis = z.infer<typeof foodAnalysis>;

/** A range whose value may not be told, and whose high end nothing may bound. */
const openRange = z.object({
  value: z.nullable(z.number()),
  low: z.number(),
  high: z.nullable(z.number()),
});
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

export const calculatedLine = z.object({
  text: z.string(),
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
  /** Of the whole dish, as bought. */
  total_grams: z.number(),
});
export type RecipeCalculation = z.infer<typeof recipeCalculation>;
