import {
  dietTypesOnHomeCard,
  featuredMinimumRating,
  featuredShown,
} from '@pomona/contract/constants';
import type { RecipeCard } from '@pomona/contract/recipes';
import { compareRatings } from '@pomona/contract/recipes/rating-score';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ClosingCall } from '#features/home/closing-call.tsx';
import { Features } from '#features/home/features.tsx';
import { Figures } from '#features/home/figures.tsx';
import { Hero } from '#features/home/hero.tsx';
import { Reasons } from '#features/home/reasons.tsx';
import { RecipeGrid } from '#features/recipes/list/recipe-grid.tsx';
import { RecipeGridSkeleton } from '#features/recipes/list/recipe-grid-skeleton.tsx';
import { featuredRecipesQuery } from '#features/recipes/queries.ts';
import { installationQuery } from '#platform/api/installation.ts';
import { useFailureLog } from '#platform/api/use-failure-log.ts';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { pictureOf } from '#product/picture-of.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { fallbackPicture } from '#ui/picture.tsx';

export function head({ translate }: PageCircumstances): PageHead {
  return { title: translate('home.title'), description: translate('home.description') };
}

export function prefetch({ queryClient, api }: PagePreparation): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(featuredRecipesQuery(api)),
    queryClient.prefetchQuery(installationQuery(api)),
  ]);
}

/** The best rated few of those that the call brought (HOME-05). */
export function featuredOf(cards: readonly RecipeCard[]): RecipeCard[] {
  return cards
    .filter(({ rating }) => rating >= featuredMinimumRating)
    .sort(compareRatings)
    .slice(0, featuredShown);
}

const emptyPlate = { src: fallbackPicture, width: 800, height: 600, alt: '' };

export function Page() {
  const api = useApi();
  const recipes = useQuery(featuredRecipesQuery(api));
  const installation = useQuery(installationQuery(api));
  useFailureLog('The featured recipes could not be loaded', recipes.error);
  const cards = recipes.data ?? [];
  const featured = featuredOf(cards);
  // Dishes that do not stand among the featured anyway, as long as there are any.
  const [spread, dish = spread ?? featured[0]] = cards.filter((card) => !featured.includes(card));
  return (
    <>
      <SectionBoundary>
        <Hero dish={dish} picture={dish ? pictureOf(dish) : emptyPlate} />
      </SectionBoundary>
      <SectionBoundary>
        <Figures installation={installation.data} />
      </SectionBoundary>
      <SectionBoundary>
        <Featured recipes={featured} isLoading={recipes.isPending} />
      </SectionBoundary>
      <SectionBoundary>
        <Features
          dish={spread && spread !== dish ? { ...spread, picture: pictureOf(spread) } : undefined}
        />
      </SectionBoundary>
      <SectionBoundary>
        <Reasons />
      </SectionBoundary>
      <SectionBoundary>
        <ClosingCall />
      </SectionBoundary>
    </>
  );
}

/** The featured recipes, or that there are none yet (HOME-06). */
function Featured({ recipes, isLoading }: { recipes: RecipeCard[]; isLoading: boolean }) {
  const t = useTranslations('home.featured');
  return (
    <section aria-labelledby="featured" className="page-width py-section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="featured" className="text-4xl">
            {t('heading')}
          </h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </div>
        <Button asChild variant="quiet" className="-mx-5">
          <Link to="/recipes">
            {t('viewAll')}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </Button>
      </div>
      <div className="mt-8">
        {isLoading && <RecipeGridSkeleton />}
        {!isLoading && recipes.length > 0 && (
          <RecipeGrid recipes={recipes} dietsShown={dietTypesOnHomeCard} />
        )}
        {!isLoading && recipes.length === 0 && (
          <EmptyState
            headingLevel={3}
            title={t('emptyTitle')}
            action={
              <Button asChild>
                <Link to="/recipes">{t('browseAll')}</Link>
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )}
      </div>
    </section>
  );
}
