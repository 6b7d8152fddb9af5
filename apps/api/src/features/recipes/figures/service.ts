import type { Nutrition } from '@pomona/contract/recipes';
import {
  analyseRecipeInSteps,
  type RecipeAnalysis,
  type RecipeLines,
} from '@pomona/food/analysis/analysis';
import { foodVersion } from '@pomona/food/analysis/version';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { NewRecipe, RecipeRow } from '../store.ts';

/** Raised when more is kept of an analysis than before. */
const columnsVersion = '3';

/** What the computed columns of a recipe were computed with; recipes that carry another are computed anew. */
export const computedVersion = `${foodVersion}-${columnsVersion}`;

export type ComputedColumns = Pick<
  NewRecipe,
  | 'nutrition'
  | 'dietTypes'
  | 'labels'
  | 'allergens'
  | 'allergenDetails'
  | 'mayContain'
  | 'allergenKinds'
  | 'isReadWhole'
  | 'sources'
  | 'computedWith'
>;

type TextColumns = Pick<
  RecipeRow,
  'ingredients' | 'servings' | 'mealType' | 'cookMinutes' | 'instructions' | 'dish' | 'language'
>;

/** The part of a recipe that everything computed follows from; its lines are read in its own language. */
export function linesOf(row: TextColumns): RecipeLines {
  const { ingredients: lines, servings, mealType, cookMinutes, instructions, dish, language } = row;
  return { lines, servings, mealType, cookMinutes, instructions, dish, language };
}

/** The computed columns of a recipe; others get their turn between its lines. */
export async function columnsComputedFrom(row: TextColumns): Promise<ComputedColumns> {
  return computedColumns(await analyseRecipeInSteps(linesOf(row), yieldToEventLoop));
}

/** The columns that follow from the lines of a recipe, with the version that they were computed with. */
export function computedColumns(analysis: RecipeAnalysis): ComputedColumns {
  const { labels, allergens, sources } = analysis;
  return {
    nutrition: storedNutrition(analysis),
    dietTypes: labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : [])),
    // The grams of each group follow from the lines again where somebody asks for them.
    labels: labels.map(({ because, ...verdict }) => ({
      ...verdict,
      because: because.map(({ counted: _counted, ...reason }) => reason),
    })),
    allergens: allergens.profile,
    allergenDetails: allergens.detailed,
    mayContain: allergens.mayContain,
    allergenKinds: allergens.kinds,
    isReadWhole: allergens.isComplete,
    sources,
    computedWith: computedVersion,
  };
}

/** Figures with three decimals: far finer than any of them is known, and short on the wire. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The figures of one serving; what is not known stays absent (REC-04). */
function storedNutrition(analysis: RecipeAnalysis): Nutrition {
  const { nutrition, coverage, glycemicLoad, leftOut } = analysis;
  const known: Nutrition = {};
  for (const [key, figure] of Object.entries(nutrition))
    known[key as Exclude<keyof Nutrition, 'left_out'>] = rounded(figure.value);
  return {
    ...known,
    ...(glycemicLoad.value !== null && { glycemic_load: rounded(glycemicLoad.value) }),
    coverage: rounded(coverage),
    ...(leftOut.length > 0 && { left_out: leftOut }),
  };
}
