import type { Food } from '@pomona/contract/foods';
import { isLanguage } from '@pomona/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { capitalised } from '#features/foods/food/capitalised.ts';
import { FoodAllergens } from '#features/foods/food/food-allergens.tsx';
import { FoodFigures } from '#features/foods/food/food-figures.tsx';
import { FoodHeader } from '#features/foods/food/food-header.tsx';
import { FoodMeasures } from '#features/foods/food/food-measures.tsx';
import { GlycemicIndex } from '#features/foods/food/glycemic-index.tsx';
import { namesIn } from '#features/foods/food/names.ts';
import { Passport } from '#features/foods/food/passport.tsx';
import { foodKey, foodQuery } from '#features/foods/queries.ts';
import { RecipeSummary } from '#features/recipes/card/recipe-summary.tsx';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Surface } from '#ui/surface.tsx';

export function head({ queryClient, params, translate }: PageCircumstances): PageHead {
  const food = queryClient.getQueryData<Food | null>(foodKey(params.key ?? ''));
  if (food === null) {
    return {
      title: translate('food.notFoundTitle'),
      description: translate('food.notFoundText'),
      isPrivate: true,
      status: 404,
    };
  }
  if (food === undefined) {
    return {
      title: translate('foods.list.title'),
      description: translate('foods.list.description'),
      isPrivate: true,
      status: 503,
    };
  }
  const language = translate('foods.language');
  const { shown } = namesIn(food, isLanguage(language) ? language : 'en');
  const name = capitalised(shown, language);
  return {
    title: translate('food.title', { name }),
    description: translate('food.description', { name }),
    kind: 'article',
  };
}

export function prefetch({ queryClient, api, params }: PagePreparation): Promise<unknown> {
  return queryClient.prefetchQuery(foodQuery(api, params.key ?? ''));
}

export function Page() {
  const t = useTranslations('food');
  const { key = '' } = useParams({ strict: false });
  const food = useQuery(foodQuery(useApi(), key));
  return (
    <div className="page-width py-6 md:py-8">
      <Link
        to="/foods"
        activeOptions={{ exact: true }}
        className="wide-target inline-flex min-h-11 items-center gap-2 font-semibold text-leaf text-sm no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('back')}
      </Link>
      <div className="mt-4">
        {food.isPending && <Loading />}
        {food.isError && food.data === undefined && <Failed onRetry={() => void food.refetch()} />}
        {food.data === null && <NotFound />}
        {food.data && <Loaded food={food.data} key={food.data.key} />}
      </div>
    </div>
  );
}

function Loaded({ food }: { food: Food }) {
  const t = useTranslations('food');
  return (
    <article>
      <FoodHeader food={food} />
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t('figures')}>
          <FoodFigures food={food} />
        </Card>
        <div className="grid grid-cols-1 gap-6">
          <Card title={t('glycemicIndex')}>
            <GlycemicIndex food={food} />
          </Card>
          <Card title={t('allergens')}>
            <FoodAllergens food={food} />
          </Card>
          {(food.measures.length > 0 || food.refuse !== null) && (
            <Card title={t('measures')}>
              <FoodMeasures food={food} />
            </Card>
          )}
          <Card title={t('passport')}>
            <Passport food={food} />
          </Card>
        </div>
      </div>
      <SectionBoundary>
        <RecipesWith food={food} />
      </SectionBoundary>
    </article>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Surface asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-3 text-xl">
          {title}
        </h2>
        <SectionBoundary>{children}</SectionBoundary>
      </section>
    </Surface>
  );
}

/** So many cards first; the rest on demand. */
const cardsFirst = 6;

function RecipesWith({ food }: { food: Food }) {
  const t = useTranslations('food');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { total, cards } = food.recipes;
  const shown = isOpen ? cards : cards.slice(0, cardsFirst);
  if (total === 0) return null;
  return (
    <section aria-labelledby="recipes" className="mt-16">
      <h2 id="recipes" className="text-2xl">
        {t('recipes', { name: namesIn(food, locale).shown })}
      </h2>
      <p className="mt-1 text-muted text-sm tabular-nums">{t('recipesCount', { count: total })}</p>
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((card) => (
          <li key={card.id}>
            <RecipeSummary recipe={card} dietsShown={3} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        {!isOpen && cards.length > cardsFirst && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('moreRecipes')}
          </Button>
        )}
        {total > cards.length && (
          <Button asChild variant="quiet">
            <Link to="/recipes" search={{ q: food.names.en[0] ?? '' }}>
              {t('searchRecipes')}
            </Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function Loading() {
  const t = useTranslations('food');
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-11 w-64 max-w-full" />
      <div className="mt-8 grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}

function NotFound() {
  const t = useTranslations('food');
  return (
    <EmptyState
      headingLevel={1}
      title={t('notFoundTitle')}
      action={
        <Button asChild>
          <Link to="/foods">{t('browse')}</Link>
        </Button>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('food');
  return (
    <EmptyState
      headingLevel={1}
      title={t('failedTitle')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    >
      {t('failedText')}
    </EmptyState>
  );
}
