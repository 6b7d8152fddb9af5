import type { Recipe, StepLink } from '@pomona/contract/recipes';

type LinkedRecipe = Pick<Recipe, 'step_links'>;

/** The words of a step that name lines. */
export const linksOfStep = (recipe: LinkedRecipe, step: number): readonly StepLink[] =>
  recipe.step_links?.[step] ?? [];

/** The numbers of the steps that name a line, from 1. */
export function stepsOfLine({ step_links: links = [] }: LinkedRecipe, line: number): number[] {
  return links.flatMap((ofStep, step) =>
    ofStep.some(({ lines }) => lines.includes(line)) ? [step + 1] : [],
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
export function stepIngredients(recipe: LinkedRecipe, step: number): StepIngredient[] {
  const found = new Map<number, StepIngredient>();
  for (const { lines, share_text: shareText, is_first: isFirst } of linksOfStep(recipe, step)) {
    if (!isFirst && shareText === null) continue;
    for (const line of lines) if (!found.has(line)) found.set(line, { line, shareText });
  }
  return [...found.values()];
}
