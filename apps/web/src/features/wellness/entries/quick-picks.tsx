import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

interface Props<Entry extends { id: string; day: string }> {
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  onPick: (entry: Entry) => void;
}

const maxPicks = 5;

const newestFirst = (a: { day: string }, b: { day: string }) =>
  Number(a.day < b.day) - Number(a.day > b.day);

/** What was logged last of the types used last, logged again with one touch. */
export function QuickPicks<Entry extends { id: string; day: string }>({
  entries,
  nameOf,
  onPick,
}: Props<Entry>) {
  const t = useTranslations('wellness-diary');
  if (entries.length === 0) return null;
  return (
    <fieldset className="border-hairline border-t pt-4">
      <legend className="contents">
        <span className="mb-2 block text-muted text-sm">{t('again')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {[...entries]
          .sort(newestFirst)
          .slice(0, maxPicks)
          .map((entry) => (
            <Button key={entry.id} variant="secondary" size="small" onClick={() => onPick(entry)}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {nameOf(entry)}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}
