import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import type { Conflict, GivenFood } from './brief.ts';
import type { WrittenRecipe } from './written-recipe.ts';

/** Stages that a caller may show while it waits. */
export const chefStages = [
  'reading',
  'composing',
  'asking_model',
  'checking',
  'repairing',
] as const;
export type ChefStage = (typeof chefStages)[number];

/** Who cooked: the built-in engine, or the model of this name. */
export type Cook = { kind: 'built_in' } | { kind: 'model'; name: string };

/** Only verified recipes become one. */
export interface CookedRecipe {
  outcome: 'recipe';
  recipe: WrittenRecipe;
  analysis: RecipeAnalysis;
  /** Every typed ingredient: used where `leftOut` is `null` and the food is known. */
  given: readonly GivenFood[];
  /** In the language of the recipe: what was used, what was left out and why. */
  notes: string;
  cook: Cook;
  /** Why the model did not cook although there is one. */
  fallback: 'slow' | 'down' | 'wrong' | 'limit' | null;
  fingerprint: string;
}

/** No recipe satisfies the request. */
export interface ImpossibleRequest {
  outcome: 'impossible';
  conflict: Conflict;
  given: readonly GivenFood[];
}

export type ChefAnswer = CookedRecipe | ImpossibleRequest;
