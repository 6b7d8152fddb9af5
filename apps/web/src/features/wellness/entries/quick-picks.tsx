import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

interface Props<Entry extends { id: string }> {
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  onPick: (entry: Entry) => void;
}

/** What was logged last of each type, logged again with one touch. */
export function QuickPicks<Entry extends { id: string }>({
  entries,
  nameOf,
  onPick,
}: Props<Entry>) {
  const t = useTranslations('wellness-log');
  if (entries.length === 0) return null;
  return (
    <section aria-label={t('again')} className="grid gap-2 border-hairline border-t pt-4">
      <p aria-hidden="true" className="text-muted text-sm">
        {t('again')}
      </p>
      <div className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <Button key={entry.id} variant="secondary" size="small" onClick={() => onPick(entry)}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {nameOf(entry)}
          </Button>
        ))}
      </div>
    </section>
  );
}
