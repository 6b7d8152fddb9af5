import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { ExportButtons } from '#features/recipe-exchange/exporting/export-buttons.tsx';
import { SimilarRecipes } from '#features/recipes/similar/similar-recipes.tsx';
import { ReviewList } from '#features/reviews/review-list.tsx';
import { CookedThis } from '#features/wellness/cooked-this.tsx';
import { NutritionPanel } from './nutrition-panel.tsx';

interface Props {
  recipe: Recipe;
  servings: number;
  /** The ingredient lines as they are shown. */
  lines: readonly string[];
}

/** What stands below the recipe itself: the diary, figures, reviews, and where to go from here. */
export function RecipeDepth({ recipe, servings, lines }: Props) {
  const t = useTranslations('recipe-detail.page');
  return (
    <>
      <div className="mt-16 print:hidden">
        <CookedThis recipe={recipe} />
      </div>
      <div className="mt-16 print:hidden">
        <NutritionPanel recipe={recipe} servings={servings} />
        <p className="mt-5 text-muted text-sm">{t('disclaimer')}</p>
        <div className="mt-3 min-h-20 sm:min-h-9">
          <ExportButtons recipe={recipe} servings={servings} lines={lines} />
        </div>
      </div>
      <div className="mt-16 print:hidden">
        <ReviewList recipe={recipe} />
      </div>
      <SimilarRecipes recipeId={recipe.id} />
    </>
  );
}
