import type { Nutrition } from '@pomona/contract/recipes';
import { stepLinksOf } from '@pomona/contract/recipes/step-links';
import {
  analyseRecipeInSteps,
  type RecipeAnalysis,
  type RecipeLines,
} from '@pomona/food/analysis/analysis';
import { foodVersion } from '@pomona/food/analysis/version';
import { likelyDietTypes } from '@pomona/food/labels/diets';
import { safetyNotesOf } from '@pomona/food/safety/safety';
import { traitsOf } from '@pomona/food/traits/recipe-traits';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { NewRecipe, RecipeRow } from '../store.ts';

/** Raised when more of an analysis is stored than before. */
const columnsVersion = '8';

/** Stored with the computed columns; a recipe of another version is computed again. */
export const computedVersion = `${foodVersion}-${columnsVersion}`;

export type ComputedColumns = Pick<
  NewRecipe,
  | 'nutrition'
  | 'dietTypes'
  | 'likelyDietTypes'
  | 'labels'
  | 'allergens'
  | 'allergenDetails'
  | 'mayContain'
  | 'allergenKinds'
  | 'safetyNotes'
  | 'traits'
  | 'isReadWhole'
  | 'sources'
  | 'stepLinks'
  | 'computedWith'
>;

/** What safety notes and traits go by beside the analysis. */
type Written = Pick<
  RecipeRow,
  | 'title'
  | 'ingredients'
  | 'instructions'
  | 'servings'
  | 'cookMinutes'
  | 'language'
  | 'tags'
  | 'notes'
> &
  Partial<Pick<RecipeRow, 'restMinutes'>>;

type LineColumns = Pick<
  RecipeRow,
  'ingredients' | 'servings' | 'mealType' | 'cookMinutes' | 'instructions' | 'dish' | 'language'
>;

/** What everything computed follows from. */
export function linesOf(row: LineColumns): RecipeLines {
  const { ingredients: lines, servings, mealType, cookMinutes, instructions, dish, language } = row;
  return { lines, servings, mealType, cookMinutes, instructions, dish, language };
}

/** Yields to the event loop between the lines and the parts. */
export async function columnsComputedFrom(row: LineColumns & Written): Promise<ComputedColumns> {
  const analysis = await analyseRecipeInSteps(linesOf(row), yieldToEventLoop);
  await yieldToEventLoop();
  const judged = judgedColumns(analysis, row);
  await yieldToEventLoop();
  return { ...judged, stepLinks: stepLinksOf(row) };
}

export const computedColumns = (analysis: RecipeAnalysis, text: Written): ComputedColumns => ({
  ...judgedColumns(analysis, text),
  stepLinks: stepLinksOf(text),
});

/** All but the links of the steps, which take as long as everything else. */
function judgedColumns(
  analysis: RecipeAnalysis,
  text: Written,
): Omit<ComputedColumns, 'stepLinks'> {
  const { labels, allergens, sources } = analysis;
  return {
    nutrition: storedNutrition(analysis),
    dietTypes: labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : [])),
    likelyDietTypes: likelyDietTypes.filter((likely) =>
      labels.some(({ label, isLikely }) => isLikely && label === likely),
    ),
    // The grams of each group are computed from the lines again where they are shown.
    labels: labels.map(({ because, ...verdict }) => ({
      ...verdict,
      because: because.map(({ counted: _counted, ...reason }) => reason),
    })),
    allergens: allergens.profile,
    allergenDetails: allergens.detailed,
    mayContain: allergens.mayContain,
    allergenKinds: allergens.kinds,
    safetyNotes: safetyNotesOf(analysis, text),
    traits: traitsOf(analysis, {
      restMinutes: 0,
      ...text,
      makeAhead: text.notes.make_ahead,
    }),
    isReadWhole: allergens.isComplete,
    sources,
    computedWith: computedVersion,
  };
}

/** Three decimals: finer than any figure is known. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Per serving; an unknown figure is absent (REC-04). */
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
