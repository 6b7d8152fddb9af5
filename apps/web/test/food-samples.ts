import type { Food, RecipeLabels } from '@pomona/contract/foods';
import type { FoodAnalysis, ReadLine } from '@pomona/contract/foods/analysis';
import type { CalculatedLine, RecipeCalculation } from '@pomona/contract/foods/calculation';
import type { JudgedLabel, LabelReason } from '@pomona/contract/foods/labels';

export function makeFood(own: Partial<Food> = {}): Food {
  return {
    key: 'rice-white',
    names: {
      en: ['white rice', 'rice'],
      es: ['arroz blanco'],
      fr: ['riz blanc'],
      de: ['weißer Reis', 'Reis'],
    },
    category: 'Grains',
    roles: ['starch'],
    per_100_g: { calories: 365, carbs: 80, fiber: 1.3, protein: 7.13, iron: 0.8, magnesium: 25 },
    at_most: { sugars: 0.5 },
    added_sugars_at_most: false,
    measures: [{ measure: 'cup', grams: 185 }],
    density: 0.782,
    refuse: null,
    glycemic_index: { value: 73, error: 4, source: 'Diabetes Care 2008', is_estimate: true },
    glycemic_index_untested: false,
    allergens: [],
    allergen_details: [],
    may_contain: [],
    allergen_kinds: [],
    gluten: 'none',
    passport: {
      ...{ source: 'USDA SR28', row: '20444', description: 'Rice, white, raw' },
      ...{ note: null, stands_in: false, filled: null, parts: [] },
    },
    recipes: { total: 0, cards: [] },
    ...own,
  };
}

export function makeReason(own: Partial<LabelReason> = {}): LabelReason {
  return {
    verdict: 'proven',
    condition: 'atLeast',
    figure: 'fiber',
    unit: 'g',
    range: { value: 7.6, low: 7.4, high: 7.8 },
    limit: 5.6,
    foods: [],
    contributes_to: 'fiber',
    contributions: [
      { key: 'lentils', name: 'lentils', value: 5.4, low: 5.2, high: 5.5, share: 0.71 },
    ],
    unknown_lines: [],
    doubts: [],
    unmeasured: [],
    ...own,
  };
}

export function makeLabel(own: Partial<JudgedLabel> = {}): JudgedLabel {
  return {
    label: 'High-Fiber',
    verdict: 'proven',
    is_likely: false,
    because: [makeReason()],
    basis: '21 CFR 101.54(b): 20 % of the daily value.',
    citations: [{ title: '21 CFR 101.54(b)', url: 'https://www.ecfr.gov/' }],
    notes: [],
    ...own,
  };
}

/** What the labels and allergens of a recipe follow from. */
export function makeProofs(own: Partial<RecipeLabels> = {}): RecipeLabels {
  return {
    rules_version: '3',
    labels: [makeLabel()],
    allergen_foods: [],
    may_contain_foods: [],
    is_read_whole: true,
    ...own,
  };
}

export function makeLine(own: Partial<ReadLine> = {}): ReadLine {
  return {
    text: '200 g red lentils',
    amount: 200,
    unit: 'g',
    food: { key: 'lentils-red-dry', name: 'red lentils' },
    alternatives: [],
    grams: 200,
    grams_range: { low: 196, high: 204 },
    measured_by: 'weight',
    preparation: null,
    optional: false,
    discarded: false,
    confidence: 0.98,
    words: [],
    mentions: [],
    unread: [],
    read_whole: own.food !== null,
    ...own,
  };
}

export function makeAnalysis(own: Partial<FoodAnalysis> = {}): FoodAnalysis {
  return {
    lines: [makeLine()],
    nutrition: {
      ...{ calories: 352, protein: 24, carbs: 63, fiber: 10.8, iron: 7.4 },
      range: {
        calories: { low: 345, high: 359 },
        protein: { low: 23.5, high: 24.5 },
        carbs: { low: 61.7, high: 64.3 },
        fiber: { low: 10.6, high: 11 },
        iron: { low: 7.2, high: 7.5 },
      },
    },
    coverage: 1,
    left_out: [],
    glycemic_load: { low: 11, value: 14, high: 17 },
    allergens: ['Dairy'],
    allergen_details: ['milk'],
    may_contain: [],
    allergen_kinds: [],
    is_read_whole: true,
    may_contain_foods: [],
    allergen_foods: [
      {
        ...{ allergen: 'milk', eu: true, us: true },
        foods: [
          { key: 'butter', name: 'butter', is_certain: true, kinds: [] },
          { key: 'cream', name: 'cream', is_certain: false, kinds: [] },
        ],
      },
    ],
    labels: [makeLabel()],
    sources: [],
    ...own,
  };
}

const lentils: CalculatedLine = {
  ...{ text: '200 g red lentils', within: null, amount: 200, amount_max: null, unit: 'g' },
  food: { key: 'lentils-red-dry', name: 'red lentils' },
  ...{ alternative: null, optional: false, discarded: false },
  ...{ grams: 200, grams_range: { low: 196, high: 204 } },
  measure: { by: 'weight', spread: 0.02, grams_of_one: 1, eaten: { value: 1, low: 1, high: 1 } },
  density: { grams_per_ml: 0.81, kind: 'poured' },
  source: {
    source: 'USDA SR28',
    row: '16144',
    description: 'Lentils, pink or red, raw',
    stands_in: false,
  },
  figures: {
    calories: { value: 716, low: 702, high: 730, per_100_g: 358 },
    fiber: { value: 21.4, low: 21, high: 21.8, per_100_g: 10.7 },
  },
  glycemic_load: {
    available: { value: 105, low: 103, high: 107 },
    index: {
      ...{ kind: 'published', value: 26, low: 18, high: 34 },
      ...{ source: 'Diabetes Care 2008', is_estimate: true },
    },
    load: { value: 27.3, low: 18.5, high: 36.4 },
    share: 1,
  },
};

/** Not a line of the food table. */
const unknown: CalculatedLine = {
  ...{ ...lentils, text: '3 flubberworts', amount: 3, unit: null, food: null },
  ...{ grams: null, grams_range: null, measure: null, source: null, figures: {} },
  density: null,
  glycemic_load: null,
};

const complete = { lines: [], foods: [] };

/** Two servings of lentils and something that nobody knows; its energy is told all the same. */
export function makeCalculation(own: Partial<RecipeCalculation> = {}): RecipeCalculation {
  return {
    ...{ food_version: 'test', servings: 2, meal_type: 'Dinner' },
    lines: [lentils, unknown],
    figures: [
      {
        ...{ key: 'calories', unit: 'kcal', missing: complete, daily_share: 0.179 },
        dish: { value: 716, low: 702, high: 730 },
        serving: { value: 358, low: 351, high: 365 },
        shown: { value: 360, low: 350, high: 365 },
      },
      {
        ...{ key: 'fiber', unit: 'g', missing: { lines: [1], foods: [] }, daily_share: null },
        dish: { value: 21.4, low: 21, high: null },
        serving: { value: 10.7, low: 10.5, high: null },
        shown: null,
      },
    ],
    further: [
      {
        ...{ key: 'folate', unit: 'µg', missing: complete, daily_share: 0.51 },
        serving: { value: 204, low: 150, high: null },
        shown: { value: 200, low: 150, high: null },
      },
    ],
    glycemic_load: {
      dish: { value: 27.3, low: 18.5, high: 36.4 },
      serving: { value: 13.7, low: 9.3, high: 18.2 },
      shown: { value: 14, class: 'medium' },
      ...{ without_index: 0, most_without_index: 0.25 },
    },
    ...{ coverage: 0.93, total_grams: 250, left_out: ['3 flubberworts'] },
    ...own,
  };
}
