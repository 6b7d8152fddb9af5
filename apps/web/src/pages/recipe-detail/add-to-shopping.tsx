import { useUnits } from '#features/recipes/ingredients/units.ts';
import { AddRecipe, type AddRecipeProps } from '#features/shopping/add-recipe.tsx';
import { useTexts } from '#platform/use-texts.ts';

/** Where the recipe meets the shopping list; in the units that the reader chose. */
export function AddToShopping(props: Omit<AddRecipeProps, 'units'>) {
  const units = useUnits();
  const isSayable = useTexts('shopping');
  return isSayable ? <AddRecipe {...props} units={units} /> : null;
}
