import type { Recipe } from '@pomona/contract/recipes';
import { useMemo } from 'react';
import { startingServings } from '#product/starting-servings.ts';
import { scaledLines } from './scaled-lines.ts';
import { useConvertedLines } from './use-converted-lines.ts';

/** Ingredient lines as they are shown: for the chosen servings, in the chosen units (SCALE-01, SCALE-03). */
export function useShownLines(
  recipe: Pick<Recipe, 'id' | 'ingredients' | 'language' | 'servings'>,
  servings: number,
): readonly string[] {
  const factor = servings / startingServings(recipe);
  const { ingredients, language } = recipe;
  const scaled = useMemo(
    () => (factor === 1 ? ingredients : scaledLines(ingredients, factor, language)),
    [ingredients, factor, language],
  );
  const converted = useConvertedLines(recipe, factor);
  return converted.lines ?? scaled;
}
