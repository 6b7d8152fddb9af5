import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readSelection } from '#features/recipes/list/address.ts';
import { filterCount } from '#features/recipes/selection.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi, useSessionState } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { readHave } from './address.ts';
import { cookableQuery } from './cookable-query.ts';
import { CookableResults } from './cookable-results.tsx';
import { FoodPicker } from './food-picker.tsx';
import { useKitchen } from './use-kitchen.ts';

/** Fetched where something narrows the recipes. */
const ActiveFilters = lazyPart(
  async () => (await import('#features/recipes/list/active-filters.tsx')).ActiveFilters,
);

/** Fetched when it is opened. */
const FilterPanel = lazyPart(
  async () => (await import('#features/recipes/list/filter-panel.tsx')).FilterPanel,
);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('what-i-have.page.title'),
    description: translate('what-i-have.page.description'),
  };
}

/** What the address asks for, unless it is of a member's account. */
export async function prefetch({ queryClient, api, language, search }: PagePreparation) {
  const have = readHave(typeof search.have === 'string' ? search.have : undefined);
  const selection = readSelection({ ...search, q: '', sort: '' });
  if (have.length === 0 || selection.isFavourite || selection.fitsMe) return;
  const { queryKey, queryFn } = cookableQuery(api, { have, selection, language, memberId: null });
  if (typeof queryFn === 'function') await queryClient.prefetchQuery({ queryKey, queryFn });
}

export function Page() {
  const t = useTranslations('what-i-have.page');
  const kitchen = useKitchen();
  const { have, selection } = kitchen;
  const session = useSessionState();
  const language = useLocale();
  const memberId = session.status === 'signed-in' ? session.user.id : null;
  const query = cookableQuery(useApi(), { have, selection, language, memberId });
  const cookable = useQuery(query);
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const active = filterCount(selection);
  const nameOf = (key: string) =>
    cookable.data?.foods.find((food) => food.key === key)?.name ?? added[key] ?? key;

  function showResults(): void {
    setIsPanelOpen(false);
    requestAnimationFrame(() => {
      results.current?.scrollIntoView();
      results.current?.focus({ preventScroll: true });
    });
  }
  return (
    <div className="page-width py-10 md:py-14">
      <Link
        to="/recipes"
        className="mb-6 inline-flex min-h-9 items-center gap-2 font-semibold text-leaf text-sm no-underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </Link>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <div className="mt-8 grid gap-4">
        <SectionBoundary>
          <FoodPicker
            have={have}
            nameOf={nameOf}
            onChange={(foods, food) => {
              if (food) setAdded({ ...added, [food.key]: food.name });
              kitchen.changeHave(foods);
            }}
          />
        </SectionBoundary>
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-expanded={isPanelOpen}
          aria-controls="recipe-filters"
          onClick={() => setIsPanelOpen(!isPanelOpen)}
          icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        >
          {active > 0 ? `${t('filters')} (${active})` : t('filters')}
        </Button>
        <SectionBoundary>
          {isPanelOpen && (
            <FilterPanel
              selection={selection}
              onChange={kitchen.changeSelection}
              finder={undefined}
              left={cookable.isPlaceholderData ? null : (cookable.data?.total ?? null)}
              onShow={showResults}
            />
          )}
          {active > 0 && (
            <ActiveFilters
              selection={selection}
              onChange={kitchen.changeSelection}
              understood={null}
            />
          )}
        </SectionBoundary>
      </div>
      <div ref={results} tabIndex={-1} className="mt-8 outline-none">
        <SectionBoundary>
          <CookableResults hasFoods={have.length > 0} cookable={cookable} selection={selection} />
        </SectionBoundary>
      </div>
    </div>
  );
}
