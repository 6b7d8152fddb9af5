import type { Recipe } from '@pomona/contract/recipes';
import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SharedNote } from '#features/recipe-sharing/shared-note.tsx';
import { DietBadges } from '#features/recipes/detail/diet-badges.tsx';
import { PlainSteps } from '#features/recipes/detail/plain-steps.tsx';
import { RecipeHeader } from '#features/recipes/detail/recipe-header.tsx';
import { RecipeNotes } from '#features/recipes/detail/recipe-notes.tsx';
import { TagsCard } from '#features/recipes/detail/tags-card.tsx';
import { TraitsCard } from '#features/recipes/detail/traits-card.tsx';
import { IngredientList } from '#features/recipes/ingredients/ingredient-list.tsx';
import { useShownLines } from '#features/recipes/ingredients/use-shown-lines.ts';
import { PrintNutrition } from '#features/recipes/print/print-nutrition.tsx';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { AllergenLine } from '#product/allergen-line.tsx';
import { useCookingProgress } from '#product/cooking-progress.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ClashNote } from '../recipe-detail/clash-note.tsx';
import { SharedFigures } from './shared-figures.tsx';

/** The recipe itself, section by section; what needs its own page (reviews, files, the list) stays there. */
export function SharedSections({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const progress = useCookingProgress(recipe);
  const { servings } = progress;
  const lines = useShownLines(recipe, servings, { isReadable: false });
  return (
    <article>
      <SharedNote recipe={recipe} />
      <div className="mt-4 print:mt-0">
        <RecipeHeader
          recipe={recipe}
          servings={servings}
          actions={
            <IconButton
              variant="glass"
              label={t('print')}
              onClick={() => window.print()}
              icon={<Printer aria-hidden="true" className="size-5" />}
            />
          }
          hasReviews={false}
          labels={<DietBadges recipe={recipe} />}
          notice={
            <WhenSignedIn>
              {({ preferences }) => (
                <ClashNote recipe={recipe} preferences={preferences} isReadable={false} />
              )}
            </WhenSignedIn>
          }
        />
      </div>
      <div className="mt-12 grid items-start gap-x-8 gap-y-12 md:grid-cols-[19rem_1fr] lg:gap-x-12 lg:grid-cols-[minmax(20rem,26rem)_1fr] print:mt-6 print:grid-cols-[5fr_8fr] print:gap-6">
        <div className="md:sticky md:top-24 print:static">
          <SectionBoundary>
            <IngredientList recipe={recipe} progress={progress} lines={lines} />
          </SectionBoundary>
          <AllergenLine recipe={recipe} />
        </div>
        <div className="grid gap-12">
          <PlainSteps recipe={recipe} />
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
      <div className="mt-16 print:hidden">
        <SectionBoundary>
          <SharedFigures recipe={recipe} />
        </SectionBoundary>
        <p className="mt-5 text-muted text-sm">{t('disclaimer')}</p>
      </div>
    </article>
  );
}
