import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import type { ComponentProps } from 'react';
import { FoundRecipes } from '#features/recipe-exchange/importing/found-recipes.tsx';
import { ImportedLines } from './imported-lines.tsx';

const linesOf = ({ draft }: ImportedRecipe) => <ImportedLines draft={draft} />;

/** What was understood, with the foods that the lines were recognised as. */
export function Found(props: Omit<ComponentProps<typeof FoundRecipes>, 'lines'>) {
  return <FoundRecipes {...props} lines={linesOf} />;
}
