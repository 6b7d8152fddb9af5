import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { Instructions } from '#features/cooking/instructions.tsx';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { RecipeHeader } from '#features/recipes/detail/recipe-header.tsx';
import { RecipeNotes } from '#features/recipes/detail/recipe-notes.tsx';
import { TagsCard } from '#features/recipes/detail/tags-card.tsx';
import { useShownLines } from '#features/recipes/ingredients/use-shown-lines.ts';
import { PrintNutrition } from '#features/recipes/print/print-facts.tsx';
import { CookedButton } from '#features/wellness/cooked-button.tsx';
import { lazyPart } from '#platform/lazy-part.tsx';
import { SectionBoundary } from '#platform/section-boundary.tsx';
import { WhenSignedIn } from '#platform/session-views.tsx';
import { useCookingProgress } from '#product/cooking-progress.ts';
import { AddToShopping } from './add-to-shopping.tsx';
import { ClashNote } from './clash-note.tsx';
import { DietLabels } from './diet-labels.tsx';
import { IngredientFacts } from './ingredient-facts.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';
import { RecipeVisibilityBar } from './recipe-visibility-bar.tsx';

/** Below the first screen. */
const RecipeDepth = lazyPart(async () => (await import('./recipe-depth.tsx')).RecipeDepth, {
  when: 'idle',
  loading: <div className="min-h-screen" />,
});

/** A recipe, section by section; each fails alone. */
export function RecipeSections({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const progress = useCookingProgress(recipe);
  const { servings } = progress;
  const lines = useShownLines(recipe, servings);
  return (
    <article>
      {recipe.owner_id !== null && (
        <SectionBoundary>
          <RecipeVisibilityBar recipe={recipe} />
        </SectionBoundary>
      )}
      <SectionBoundary>
        <RecipeHeader
          recipe={recipe}
          servings={servings}
          heart={<FavouriteButton recipe={recipe} />}
          labels={
            <SectionBoundary>
              <DietLabels recipe={recipe} />
            </SectionBoundary>
          }
          notice={
            <WhenSignedIn>
              {({ preferences }) => <ClashNote recipe={recipe} preferences={preferences} />}
            </WhenSignedIn>
          }
        />
      </SectionBoundary>
      <div className="mt-12 grid items-start gap-x-8 gap-y-12 md:grid-cols-[19rem_1fr] lg:gap-x-12 lg:grid-cols-[minmax(20rem,26rem)_1fr] print:mt-6 print:grid-cols-[5fr_8fr] print:gap-6">
        <div className="md:sticky md:top-24 print:static">
          <SectionBoundary>
            <RecipeIngredients recipe={recipe} progress={progress} lines={lines} />
          </SectionBoundary>
          <div className="mt-3 min-h-23 print:hidden">
            <SectionBoundary>
              <AddToShopping recipe={recipe} servings={servings} ticked={progress.ticked} />
            </SectionBoundary>
          </div>
          <SectionBoundary>
            <IngredientFacts recipe={recipe} />
          </SectionBoundary>
        </div>
        <div className="grid gap-12">
          <SectionBoundary>
            <Instructions
              recipe={recipe}
              lines={lines}
              servings={servings}
              afterCooking={<CookedButton recipe={recipe} />}
            />
          </SectionBoundary>
          <SectionBoundary>
            <RecipeNotes recipe={recipe} />
            <TagsCard recipe={recipe} />
          </SectionBoundary>
        </div>
      </div>
      <div className="print-sheet-foot hidden print:block">
        <PrintNutrition recipe={recipe} />
        <p className="mt-1 text-muted text-xs">{t('disclaimer')}</p>
      </div>
      <RecipeDepth recipe={recipe} servings={servings} lines={lines} />
    </article>
  );
}
