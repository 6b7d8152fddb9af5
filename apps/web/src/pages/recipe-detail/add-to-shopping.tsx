import { useUnits } from '#features/recipes/ingredients/units.ts';
import { AddRecipe, type AddRecipeProps } from '#features/shopping/add-recipe.tsx';

/** Where the recipe meets the shopping list; in the units that the reader chose. */
export function AddToShopping(props: Omit<AddRecipeProps, 'units'>) {
  const units = useUnits();
  return <AddRecipe {...props} units={units} />;
}
