import type { Recipe } from '@pomona/contract/recipes';
import { useMemo } from 'react';
import { startingServings } from '#product/starting-servings.ts';
import { scaledLines } from './scaled-lines.ts';
import { useConvertedLines } from './use-converted-lines.ts';

/**
 * Ingredient lines as they are shown: for the chosen servings, in the chosen units (SCALE-01, SCALE-03). `isReadable`: the
 * reader may ask for the recipe's own facts.
 */
export function useShownLines(
  recipe: Pick<Recipe, 'id' | 'ingredients' | 'language' | 'servings'>,
  servings: number,
  { isReadable = true } = {},
): readonly string[] {
  const factor = servings / startingServings(recipe);
  const { id, ingredients, language } = recipe;
  const scaled = useMemo(
    () => (factor === 1 ? ingredients : scaledLines(ingredients, factor, language)),
    [ingredients, factor, language],
  );
  const converted = useConvertedLines(
    { id: isReadable ? id : null, ingredients, language },
    factor,
  );
  return converted.lines ?? scaled;
}
