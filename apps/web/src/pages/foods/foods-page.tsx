import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ScanSearch } from 'lucide-react';
import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { foodListQuery, foodSearchQuery } from '#features/foods/queries.ts';
import { foodsSearch } from '#features/foods/search/address.ts';
import { CategoryBrowser } from '#features/foods/search/category-browser.tsx';
import type { FoodLinksHandle } from '#features/foods/search/food-links.tsx';
import { FoodResults } from '#features/foods/search/food-results.tsx';
import { FoodSearchBox } from '#features/foods/search/food-search-box.tsx';
import { useFoundFoods } from '#features/foods/search/use-found-foods.ts';
import { useSearchText } from '#features/foods/search/use-search-text.ts';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('foods.list.title'),
    description: translate('foods.list.description'),
  };
}

/** The server draws what the address asks for: the categories, one of them, or what is found. */
export function prefetch({ queryClient, api, language, search }: PagePreparation) {
  const { q = '', category } = foodsSearch(search);
  const text = q.trim();
  return Promise.all([
    queryClient.prefetchQuery(foodListQuery(api, language)),
    category && queryClient.prefetchQuery(foodListQuery(api, language, category)),
    text !== '' && queryClient.prefetchQuery(foodSearchQuery(api, language, text)),
  ]);
}

/** Nothing jumps when the number comes. */
const emptyLine = '\u00a0';

export function Page() {
  const t = useTranslations('foods.list');
  const { category } = useSearch({ from: '/foods' });
  const [text, setText] = useSearchText();
  const counts = useQuery(foodListQuery(useApi(), useLocale()));
  const found = useFoundFoods(text);
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const links = useRef<FoodLinksHandle>(null);

  function openBest(): void {
    const best = found.isPlaceholderData ? undefined : found.data?.foods[0];
    if (best !== undefined) void navigate({ to: '/foods/$key', params: { key: best.key } });
  }
  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading
        lead={counts.data ? t('lead', { count: counts.data.total }) : emptyLine}
        actions={
          <Button asChild variant="secondary">
            <Link to="/foods/analyse">
              <ScanSearch aria-hidden="true" className="size-5" />
              {t('analyse')}
            </Link>
          </Button>
        }
      >
        {t('heading')}
      </PageHeading>
      <div ref={box} className="mt-8 max-w-160">
        <FoodSearchBox
          value={text}
          onChange={setText}
          onEnter={openBest}
          onArrowDown={() => links.current?.focusFirst()}
        />
      </div>
      <div className="mt-8">
        <SectionBoundary>
          {text.trim() === '' ? (
            <CategoryBrowser category={category} />
          ) : (
            <FoodResults
              found={found}
              links={links}
              onLeaveUpwards={() => box.current?.querySelector('input')?.focus()}
            />
          )}
        </SectionBoundary>
      </div>
    </div>
  );
}
