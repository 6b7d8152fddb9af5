import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { MoreEntries } from './use-logged-entries.ts';

/** Loads the next page of each list that has one (WELL-07). */
export function MoreEntriesButton({ lists }: { lists: readonly MoreEntries[] }) {
  const t = useTranslations('wellness-diary');
  const longer = lists.filter(({ left }) => left > 0);
  if (longer.length === 0) return null;
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      loading={longer.some(({ isLoading }) => isLoading)}
      onClick={() => {
        for (const list of longer) list.load();
      }}
    >
      {t('more', { count: longer.reduce((sum, { left }) => sum + left, 0) })}
    </Button>
  );
}
