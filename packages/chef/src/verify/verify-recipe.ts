import { analyseRecipe, type RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { exclusionOf } from '../brief/excluded-foods.ts';
import type { Brief } from '../brief.ts';
import type { WrittenRecipe } from '../written-recipe.ts';
import { amountProblems } from './amount-checks.ts';
import { labelProblems, lineProblems } from './line-checks.ts';
import type { Problem } from './problem.ts';
import { textProblems } from './text-checks.ts';
import { timeProblems } from './time-checks.ts';
import { wordingProblems } from './wording-checks.ts';

export interface Verification {
  /** Empty: the recipe may be shown. */
  problems: Problem[];
  analysis: RecipeAnalysis;
}

/** What a verification needs of a request; `readRequest` makes one, an import or the catalogue has its own. */
export type VerifiedRequest = Pick<Brief, 'request'>;

/** Proves a recipe against a request, by its words alone. `notes` are shown with it. */
export function verifyRecipe(
  recipe: WrittenRecipe,
  brief: VerifiedRequest,
  notes = '',
): Verification {
  const { request } = brief;
  const analysis = analyseRecipe({
    lines: recipe.ingredients,
    servings: recipe.servings,
    mealType: recipe.mealType,
    language: recipe.language,
    instructions: recipe.instructions,
    cookMinutes: recipe.cookTime,
  });
  const isExcluded = exclusionOf(request.without, request.language);
  const problems: Problem[] = [
    ...shapeProblems(recipe, analysis),
    ...conditionProblems(recipe, brief),
    ...lineProblems(analysis, brief, isExcluded),
    ...labelProblems(analysis, brief),
    ...amountProblems(analysis),
    ...timeProblems(recipe, request.maxMinutes),
    ...wordingProblems(recipe, notes),
    ...textProblems(recipe, analysis, brief, { notes, isExcluded }),
  ];
  return { problems, analysis };
}

function conditionProblems(recipe: WrittenRecipe, { request }: VerifiedRequest): Problem[] {
  return [
    ...(recipe.servings === request.servings ? [] : [{ kind: 'wrong_servings' as const }]),
    ...(recipe.mealType === request.mealType ? [] : [{ kind: 'wrong_meal' as const }]),
    ...(recipe.language === request.language
      ? []
      : [{ kind: 'shape' as const, detail: `language ${recipe.language}` }]),
  ];
}

function shapeProblems(recipe: WrittenRecipe, { lines }: RecipeAnalysis): Problem[] {
  const shape = (detail: string): Problem => ({ kind: 'shape', detail });
  const keys = lines.flatMap(({ food, text }) => food?.key ?? text);
  return [
    ...(lines.length < recipe.ingredients.length ? [shape('a heading among the lines')] : []),
    ...(recipe.ingredients.length < 2 ? [shape('fewer than 2 lines')] : []),
    ...(recipe.instructions.length < 2 ? [shape('fewer than 2 steps')] : []),
    ...(recipe.title.trim() === '' ? [shape('no title')] : []),
    ...(new Set(keys).size < keys.length - 1 ? [shape('lines of the same food')] : []),
  ];
}
