import { useFormatter, useNow, useTranslations } from 'use-intl';

/** Between the messages of two days. */
export function DayLine({ at }: { at: Date }) {
  const t = useTranslations('chat.list');
  const format = useFormatter();
  const now = useNow();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const isThisYear = at.getFullYear() === now.getFullYear();
  let text = format.dateTime(at, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    ...(!isThisYear && { year: 'numeric' }),
  });
  if (at.toDateString() === now.toDateString()) text = t('today');
  if (at.toDateString() === yesterday.toDateString()) text = t('yesterday');
  return (
    <div className="flex items-center gap-3 py-3 font-medium text-muted text-xs before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
      {text}
    </div>
  );
}
