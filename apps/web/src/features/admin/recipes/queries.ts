import {
  type AdminRecipe,
  type AdminRecipeOrder,
  type adminRecipeStates,
  listAdminRecipes,
} from '@pomona/contract/admin/recipes';
import type { Cuisine, DietType } from '@pomona/food/labels/diets';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

export const adminRecipesKey = ['own', 'admin', 'recipes'] as const;

export interface RecipeSelection {
  readonly text: string;
  readonly state: (typeof adminRecipeStates)[number];
  readonly sort: AdminRecipeOrder;
  readonly cuisine: Cuisine | '';
  readonly diet: DietType | '';
}

interface RecipePage {
  recipes: AdminRecipe[];
  total: number;
  next_cursor: string | null;
}

/** The first page of the source (ADMIN-05). */
const recipesAtOnce = 20;

/** Recipes to administrate; for administrators. */
export function adminRecipesQuery(api: Api, selection: RecipeSelection) {
  const { text, state, sort, cuisine, diet } = selection;
  return infiniteQueryOptions({
    queryKey: [...adminRecipesKey, selection],
    initialPageParam: null as string | null,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }): Promise<RecipePage> => {
      const page = await api.call(listAdminRecipes, {
        signal,
        query: {
          ...{ limit: recipesAtOnce, page: 'first' as const, state, sort },
          ...(text !== '' && { q: text }),
          ...(cuisine !== '' && { cuisine }),
          ...(diet !== '' && { diet }),
          ...(pageParam !== null && { after: pageParam }),
        },
      });
      // A list is the answer to no parameter but `limit`.
      return Array.isArray(page) ? { recipes: page, total: page.length, next_cursor: null } : page;
    },
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}
