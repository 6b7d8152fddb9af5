import type {
  FoodAnalysis,
  JudgedLabel,
  LabelReason,
  ReadLine,
} from '@pomona/contract/food-shapes';
import type { Food } from '@pomona/contract/foods';

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
    gluten: 'none',
    passport: {
      ...{ source: 'USDA SR28', row: '20444', description: 'Rice, white, raw' },
      ...{ note: null, filled: null, parts: [] },
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
    unmeasured: [],
    ...own,
  };
}

export function makeLabel(own: Partial<JudgedLabel> = {}): JudgedLabel {
  return {
    label: 'High-Fiber',
    verdict: 'proven',
    because: [makeReason()],
    basis: '21 CFR 101.54(b): 20 % of the daily value.',
    citations: [{ title: '21 CFR 101.54(b)', url: 'https://www.ecfr.gov/' }],
    notes: [],
    ...own,
  };
}

export function makeLine(own: Partial<ReadLine> = {}): ReadLine {
  return {
    text: '200 g red lentils',
    amount: 200,
    unit: 'g',
    food: { key: 'lentils-red-dry', name: 'red lentils' },
    grams: 200,
    grams_range: { low: 196, high: 204 },
    measured_by: 'weight',
    preparation: null,
    optional: false,
    discarded: false,
    confidence: 0.98,
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
    glycemic_load: { low: 11, value: 14, high: 17 },
    allergens: ['Dairy'],
    allergen_details: ['milk'],
    labels: [makeLabel()],
    sources: [],
    ...own,
  };
}
