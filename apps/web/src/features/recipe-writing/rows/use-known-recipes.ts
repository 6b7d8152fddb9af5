import type { Recipe } from '@pomona/contract/recipes';
import { useQueryClient } from '@tanstack/react-query';

/** Where the lists, pages and figures of recipes are stored; what was saved is seen there at once. */
export function useKnownRecipes() {
  const queryClient = useQueryClient();
  return {
    put(recipe: Recipe): void {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [first, second, ...rest] }) =>
          first === 'recipes' ||
          (first === 'own' && second === 'recipes') ||
          (first === 'foods' && rest.includes(recipe.id)),
      });
      queryClient.setQueryData(['recipes', 'one', recipe.id], recipe);
    },
  };
}
