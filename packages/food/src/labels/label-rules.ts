import type { Role, Trait } from '../foods/food-row.ts';
import type { DietType } from './diets.ts';
import type { CitationKey } from './label-citations.ts';
import { otherStaples } from './other-staples.ts';

/** Figures of the label rules, per serving. Grams, mg for sodium; `sugarsPer100g` per 100 g, for drinks per 100 ml. */
export type RuleFigure =
  | 'glycemicLoad'
  | 'fiber'
  | 'protein'
  | 'carbs'
  | 'netCarbs'
  | 'sugars'
  | 'addedSugars'
  | 'saturatedFat'
  | 'sodium'
  | 'omega3'
  | 'sugarsPer100g'
  | 'fiberPer1000kcal'
  /** Shares of energy, as fractions, with 4, 4 and 9 kcal per gram. */
  | 'saturatedFatEnergy'
  | 'netCarbsEnergy'
  | 'fatEnergy'
  | 'proteinEnergy'
  | 'saturatedFatShare';

/** `snack` replaces the limit for snacks, `drink` for drinks. */
export type Condition =
  | {
      kind: 'atMost' | 'atLeast';
      figure: RuleFigure;
      limit: number;
      snack?: number;
      drink?: number;
    }
  | { kind: 'without'; traits: readonly Trait[]; unsure?: readonly Trait[] }
  | { kind: 'withoutRole'; role: Role }
  | { kind: 'withoutFoods'; foods: readonly string[] }
  | { kind: 'roleAtMost'; role: Role; grams: number }
  /** More of it than of all other added fats together, and at least so many grams. */
  | { kind: 'mainFat'; role: Role; grams: number }
  /** No partially hydrogenated oil; sources do not state it for margarine and shortening. */
  | { kind: 'withoutTransFat' }
  | { kind: 'some'; count: number; groups: readonly Group[] };

/** A group of foods with minimum grams per serving, or a figure instead. */
export interface Group {
  name: string;
  roles: readonly Role[];
  grams: number;
  isDry?: true;
  orFigure?: { figure: RuleFigure; limit: number };
}

/** Beside foods that have the traits or roles; without either, beside every dish that may have the label. */
export interface Note {
  note: LabelNote;
  traits?: readonly Trait[];
  roles?: readonly Role[];
}

export const labelNotes = [
  'rennet',
  'alcohol',
  'oats',
  'medicines',
  'noTreatment',
  'style',
] as const;
export type LabelNote = (typeof labelNotes)[number];

export interface LabelRule {
  label: DietType;
  conditions: readonly Condition[];
  basis: string;
  citations: readonly CitationKey[];
  notes?: readonly Note[];
  /**
   * Figures of which the best estimate suffices for "likely", where everything else is proven: their ranges are wide because
   * of what is published, not because of the lines.
   */
  likelyBy?: readonly RuleFigure[];
}

const alcohol: Note = { note: 'alcohol', roles: ['alcohol'] };

const animal = ['meat', 'fish', 'crustacean', 'mollusc', 'gelatin'] as const;

const atMost = (figure: RuleFigure, limit: number, snack = limit): Condition => ({
  kind: 'atMost',
  figure,
  limit,
  snack,
});
const atLeast = (figure: RuleFigure, limit: number, snack = limit): Condition => ({
  kind: 'atLeast',
  figure,
  limit,
  snack,
});

/** Raised with every change of a rule, which recomputes all recipes. */
export const labelRulesVersion = '4';

/** The 13 labels, per serving. A figure proves a rule by the unfavourable end of its range. */
export const labelRules: readonly LabelRule[] = [
  {
    label: 'PCOS',
    conditions: [
      atMost('glycemicLoad', 15, 8),
      atLeast('fiber', 5, 2.5),
      atLeast('protein', 15, 5),
      atMost('addedSugars', 5),
      atMost('saturatedFatEnergy', 0.1),
    ],
    basis:
      'Low glycaemic load, fibre and fat quality as advised by the 2023 International Evidence-based Guideline for PCOS, which finds no single best diet.',
    citations: ['pcosGuideline', 'glycemicLoad', 'dietaryGuidelines'],
    notes: [alcohol],
    likelyBy: ['glycemicLoad'],
  },
  {
    label: 'Diabetes-Friendly',
    conditions: [
      atMost('carbs', 45, 20),
      atMost('glycemicLoad', 19, 10),
      atLeast('fiberPer1000kcal', 14),
      atMost('addedSugars', 5),
      atMost('saturatedFatEnergy', 0.1),
      atMost('sodium', 700, 300),
    ],
    basis: 'American Diabetes Association, Standards of Care, nutrition therapy.',
    citations: ['adaStandards', 'ada2019', 'glycemicLoad', 'dietaryGuidelines'],
    notes: [alcohol],
    likelyBy: ['glycemicLoad'],
  },
  {
    label: 'Low-Sugar',
    conditions: [
      { kind: 'atMost', figure: 'sugarsPer100g', limit: 5, drink: 2.5 },
      atMost('addedSugars', 5),
    ],
    basis:
      'Regulation (EC) 1924/2006, annex: low sugars, 5 g per 100 g of solids, 2.5 g per 100 ml of liquids.',
    citations: ['euClaims'],
  },
  {
    label: 'Gluten-Free',
    conditions: [{ kind: 'without', traits: ['gluten', 'wheat'], unsure: ['maybe-gluten'] }],
    basis: '21 CFR 101.91, by ingredients only.',
    citations: ['usGlutenFree'],
    notes: [{ note: 'oats', traits: ['maybe-gluten'] }],
  },
  {
    label: 'Vegetarian',
    conditions: [{ kind: 'without', traits: animal }],
    basis: 'Common definition: no meat, fish or gelatin. Cheese may be made with rennet.',
    citations: ['commonUse'],
    notes: [{ note: 'rennet', traits: ['rennet'] }],
  },
  {
    label: 'Vegan',
    conditions: [{ kind: 'without', traits: [...animal, 'milk', 'egg', 'honey'] }],
    basis: 'Common definition: no food from animals, honey included.',
    citations: ['commonUse'],
  },
  {
    label: 'Keto',
    conditions: [
      atMost('netCarbs', 10, 5),
      atMost('netCarbsEnergy', 0.1),
      atLeast('fatEnergy', 0.6),
      atMost('saturatedFatShare', 0.3),
    ],
    basis:
      'American Diabetes Association consensus report 2019; Harvard T.H. Chan School of Public Health. Saturated fat: as for "high unsaturated fat" in Regulation (EC) 1924/2006, annex, at least 70 % of the fat is unsaturated.',
    citations: ['ada2019', 'harvardKeto', 'euUnsaturated'],
    notes: [{ note: 'medicines' }],
  },
  {
    label: 'Mediterranean',
    conditions: [
      { kind: 'mainFat', role: 'oliveoil', grams: 5 },
      {
        kind: 'some',
        count: 2,
        groups: [
          { name: 'vegetables', roles: ['vegetable'], grams: 80 },
          { name: 'legumes', roles: ['legume'], grams: 40 },
          { name: 'seafood', roles: ['seafood'], grams: 60 },
          { name: 'wholeGrains', roles: ['wholegrain'], grams: 30, isDry: true },
          { name: 'nuts', roles: ['nut'], grams: 10 },
          { name: 'fruit', roles: ['fruit'], grams: 80 },
        ],
      },
      { kind: 'withoutRole', role: 'processed' },
      { kind: 'roleAtMost', role: 'redmeat', grams: 60 },
      { kind: 'roleAtMost', role: 'butter-cream', grams: 5 },
      atMost('addedSugars', 5),
      { kind: 'withoutFoods', foods: otherStaples },
    ],
    basis:
      'Items of the MEDAS questionnaire (PREDIMED). The floor of 5 g of olive oil and the list of staples of other kitchens are ours.',
    citations: ['medas', 'mediterraneanPyramid'],
    notes: [{ note: 'style' }, alcohol],
  },
  {
    label: 'Anti-Inflammatory',
    conditions: [
      {
        kind: 'some',
        count: 3,
        groups: [
          {
            name: 'oilyFish',
            roles: ['oilyfish'],
            grams: 60,
            orFigure: { figure: 'omega3', limit: 0.5 },
          },
          { name: 'leafyOrCruciferous', roles: ['leafy', 'cruciferous'], grams: 40 },
          { name: 'berries', roles: ['berry'], grams: 40 },
          { name: 'oliveOil', roles: ['oliveoil'], grams: 3 },
          { name: 'nutsOrSeeds', roles: ['nut', 'seed'], grams: 5 },
          { name: 'legumes', roles: ['legume'], grams: 40 },
          { name: 'turmericOrGinger', roles: ['turmeric-ginger'], grams: 0.5 },
          { name: 'wholeGrains', roles: ['wholegrain'], grams: 30, isDry: true },
        ],
      },
      atLeast('fiber', 5, 3),
      { kind: 'withoutRole', role: 'processed' },
      atMost('addedSugars', 5),
      atMost('saturatedFatEnergy', 0.1),
    ],
    basis: 'Food groups of dietary-pattern research on inflammation; no health claim.',
    citations: ['inflammatoryIndex', 'dietaryGuidelines'],
    notes: [{ note: 'noTreatment' }],
  },
  {
    label: 'Heart-Healthy',
    conditions: [
      atMost('saturatedFatEnergy', 0.1),
      atMost('saturatedFat', 5, 2),
      atMost('sodium', 600, 230),
      atLeast('fiber', 3, 1.5),
      { kind: 'withoutTransFat' },
    ],
    basis: 'Limits in the manner of the American Heart Association; no partially hydrogenated oil.',
    citations: ['ahaGuidance', 'dietaryGuidelines', 'usTransFat'],
    notes: [alcohol],
  },
  {
    label: 'High-Fiber',
    conditions: [atLeast('fiber', 5.6)],
    basis: '21 CFR 101.54(b): 20 % of the daily value.',
    citations: ['usFiber'],
  },
  {
    label: 'Low-Carb',
    conditions: [atMost('netCarbs', 20, 10), atMost('netCarbsEnergy', 0.26)],
    basis: 'American Diabetes Association consensus report 2019.',
    citations: ['ada2019'],
  },
  {
    label: 'High-Protein',
    conditions: [atLeast('proteinEnergy', 0.2), atLeast('protein', 20, 8)],
    basis:
      'Regulation (EC) 1924/2006, annex: 20 % of the energy. The floor of 20 g in a meal, 8 g in a snack, is ours.',
    citations: ['euClaims'],
  },
];
