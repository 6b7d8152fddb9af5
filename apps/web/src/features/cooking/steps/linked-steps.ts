import type { Recipe } from '@pomona/contract/recipes';
import { type LinkedSteps, linkSteps } from '@pomona/food/steps/steps';

const known = new WeakMap<object, LinkedSteps>();

type RecipeText = Pick<Recipe, 'ingredients' | 'instructions' | 'language'>;

/** Which lines each step of a recipe names; worked out once for each recipe. */
export function linkedSteps({ ingredients, instructions, language }: RecipeText): LinkedSteps {
  const linked = known.get(instructions) ?? linkSteps(ingredients, instructions, language);
  known.set(instructions, linked);
  return linked;
}

/** The numbers of the steps that name a line, from 1. */
export function stepsOfLine(recipe: RecipeText, line: number): number[] {
  return linkedSteps(recipe).mentions.flatMap((mentions, step) =>
    mentions.some(({ lines }) => lines.includes(line)) ? [step + 1] : [],
  );
}

export interface StepIngredient {
  line: number;
  /** The amount in the step itself: "half of the olive oil". */
  shareText: string | null;
}

/**
 * What a step takes: lines that it is the first to name, and those of which it names an amount. Others are in the pot
 * already.
 */
export function stepIngredients(recipe: RecipeText, step: number): StepIngredient[] {
  const found = new Map<number, StepIngredient>();
  for (const { lines, shareText, isFirst } of linkedSteps(recipe).mentions[step] ?? []) {
    if (!isFirst && shareText === null) continue;
    for (const line of lines) if (!found.has(line)) found.set(line, { line, shareText });
  }
  return [...found.values()];
}
