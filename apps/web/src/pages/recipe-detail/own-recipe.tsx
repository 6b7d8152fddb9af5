import type { Recipe } from '@pomona/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { recipeShareQuery } from '#features/recipe-sharing/queries.ts';
import { OwnRecipeBar } from '#features/recipe-writing/own-recipe-bar.tsx';
import { useApi } from '#platform/services.tsx';

interface Props {
  recipe: Recipe;
  memberId: string;
}

/** What an owner can do, and whether a link opens the recipe to others. */
export function OwnRecipe({ recipe, memberId }: Props) {
  const share = useQuery({
    ...recipeShareQuery(useApi(), memberId, recipe.id),
    enabled: recipe.visibility === 'private',
  });
  return <OwnRecipeBar recipe={recipe} memberId={memberId} isShared={Boolean(share.data)} />;
}
