import type { RecipeCard } from '@pomona/contract/recipes';
import { type ReactNode, useRef } from 'react';
import { firstCards } from '../queries.ts';
import { RecipeGrid } from './recipe-grid.tsx';
import { useGridRows } from './use-grid-rows.ts';

interface Props {
  recipes: readonly RecipeCard[];
  /** One function that stays the same: another one renders every card again. */
  heart?: (recipe: RecipeCard) => ReactNode;
  /** The same of a note. */
  note?: (recipe: RecipeCard) => ReactNode;
  /** How many there are where these are not all, -1 where nobody knows. */
  setSize?: number;
}

/** Any number of cards, of which the document holds those near the window (LIST-16). */
export function VirtualRecipeGrid({ recipes, heart, note, setSize }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isLong = recipes.length > firstCards;
  const arrangement = useGridRows(recipes, { list, isLong });
  return (
    <RecipeGrid
      ref={list}
      recipes={arrangement === null ? recipes.slice(0, firstCards) : recipes}
      arrangement={arrangement}
      headingLevel={2}
      {...(heart && { heart })}
      {...(note && { note })}
      {...(setSize !== undefined && { setSize })}
    />
  );
}
