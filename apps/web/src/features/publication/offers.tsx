import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { OfferEntry } from './offer-entry.tsx';
import { offersQuery } from './queries.ts';

/** What members have offered for publication, for administrators to read and decide (REC-07). */
export function Offers() {
  const t = useTranslations('publication');
  const list = useListFocus(useQuery(offersQuery(useApi())).data);
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <div ref={list} tabIndex={-1} className="mt-6 outline-none">
        <OfferList />
      </div>
    </section>
  );
}

function OfferList() {
  const t = useTranslations('publication');
  const offers = useQuery(offersQuery(useApi()));
  if (offers.data === undefined) {
    return offers.isError ? (
      <EmptyState
        headingLevel={3}
        title={t('failedTitle')}
        action={
          <Button loading={offers.isFetching} onClick={() => void offers.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failedText')}
      </EmptyState>
    ) : (
      <Loading />
    );
  }
  if (offers.data.length === 0) {
    return (
      <EmptyState headingLevel={3} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {offers.data.map((offer) => (
        <li key={offer.id}>
          <OfferEntry offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  const t = useTranslations('publication');
  return (
    <div className="grid gap-4">
      <p role="status" className="text-muted">
        {t('loading')}
      </p>
      {['a', 'b'].map((position) => (
        <div
          key={position}
          className="flex gap-5 rounded-card border border-hairline bg-surface p-4"
        >
          <Skeleton className="aspect-4/3 w-40 shrink-0 self-start max-sm:w-28" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-9 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
