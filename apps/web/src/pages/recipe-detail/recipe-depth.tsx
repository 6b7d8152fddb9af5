import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { ExportButtons } from '#features/recipe-exchange/exporting/export-buttons.tsx';
import { SimilarRecipes } from '#features/recipes/similar/similar-recipes.tsx';
import { ReviewSection } from '#features/reviews/review-section.tsx';
import { CookedThis } from '#features/wellness/cooked-this.tsx';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { NutritionPanel } from './nutrition-panel.tsx';

interface Props {
  recipe: Recipe;
  servings: number;
  onServings: (servings: number) => void;
  /** The ingredient lines as they are shown. */
  lines: readonly string[];
}

/** Below the recipe itself: the diary, figures, reviews, and where to go from here. */
export function RecipeDepth({ recipe, servings, onServings, lines }: Props) {
  const t = useTranslations('recipe-detail.page');
  return (
    <>
      <div className="mt-16 print:hidden">
        <SectionBoundary>
          <CookedThis recipe={recipe} />
        </SectionBoundary>
      </div>
      <div className="mt-16 print:hidden">
        <SectionBoundary>
          <NutritionPanel recipe={recipe} servings={servings} onServings={onServings} />
        </SectionBoundary>
        <p className="mt-5 text-muted text-sm">{t('disclaimer')}</p>
        <div className="mt-3">
          <SectionBoundary>
            <ExportButtons recipe={recipe} servings={servings} lines={lines} />
          </SectionBoundary>
        </div>
      </div>
      <div className="mt-16 print:hidden">
        <SectionBoundary>
          <ReviewSection recipe={recipe} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <SimilarRecipes recipeId={recipe.id} />
      </SectionBoundary>
    </>
  );
}
