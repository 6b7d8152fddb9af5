import type { Recipe } from '@pomona/contract/recipes';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { recipeTextSearch } from '#features/recipes/detail/address.ts';
import { RecipeHeader } from '#features/recipes/detail/recipe-header.tsx';
import { RecipeNotes } from '#features/recipes/detail/recipe-notes.tsx';
import { TagsCard } from '#features/recipes/detail/tags-card.tsx';
import { TraitsCard } from '#features/recipes/detail/traits-card.tsx';
import { TranslationNote } from '#features/recipes/detail/translation-note.tsx';
import { useShownLines } from '#features/recipes/ingredients/use-shown-lines.ts';
import { CookedButton } from '#features/wellness/cooked-button.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { useCookingProgress } from '#product/cooking-progress.ts';
import { AddToShopping } from './add-to-shopping.tsx';
import { ClashNote } from './clash-note.tsx';
import { DietLabels } from './diet-labels.tsx';
import { IngredientFacts } from './ingredient-facts.tsx';
import { OwnRecipePlace } from './own-recipe-place.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';

/** Below the first screen; the grammar of steps is the largest script of the page. */
const Instructions = lazyPart(async () => (await import('./idle-parts.ts')).Instructions, {
  when: 'idle',
  loading: <div className="min-h-screen" />,
});
const PrintNutrition = lazyPart(async () => (await import('./idle-parts.ts')).PrintNutrition, {
  when: 'idle',
});
const RecipeDepth = lazyPart(async () => (await import('./idle-parts.ts')).RecipeDepth, {
  when: 'idle',
  loading: <div className="min-h-screen" />,
});

/** A recipe, section by section; each fails alone. */
export function RecipeSections({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const { text } = recipeTextSearch(useSearch({ strict: false }));
  const progress = useCookingProgress(recipe);
  const { servings, setServings } = progress;
  const lines = useShownLines(recipe, servings);
  return (
    <article>
      {recipe.owner_id !== null && (
        <SectionBoundary>
          <OwnRecipePlace recipe={recipe} />
        </SectionBoundary>
      )}
      <SectionBoundary>
        <RecipeHeader
          recipe={recipe}
          servings={servings}
          actions={<RecipeActions recipe={recipe} servings={servings} />}
          labels={
            <SectionBoundary>
              <DietLabels recipe={recipe} />
            </SectionBoundary>
          }
          translation={<TranslationNote recipe={recipe} isOriginal={text === 'original'} />}
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
          <div className="mt-3 min-h-33 print:hidden">
            <SectionBoundary>
              <AddToShopping
                recipe={recipe}
                lines={lines}
                servings={servings}
                ticked={progress.ticked}
              />
            </SectionBoundary>
          </div>
          <SectionBoundary>
            <IngredientFacts recipe={recipe} />
          </SectionBoundary>
        </div>
        <div className="grid gap-12">
          <Instructions
            recipe={recipe}
            lines={lines}
            servings={servings}
            afterCooking={<CookedButton recipe={recipe} />}
          />
          <SectionBoundary>
            <RecipeNotes recipe={recipe} />
            <TraitsCard recipe={recipe} />
            <TagsCard recipe={recipe} />
          </SectionBoundary>
        </div>
      </div>
      <div className="print-sheet-foot hidden print:block">
        <PrintNutrition recipe={recipe} />
        <p className="mt-1 text-muted text-xs">{t('disclaimer')}</p>
      </div>
      <RecipeDepth recipe={recipe} servings={servings} onServings={setServings} lines={lines} />
    </article>
  );
}
