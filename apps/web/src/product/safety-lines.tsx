import { isGlutenNote, type SafetyNote } from '@pomona/food/safety/notes';
import { useFormatter, useTranslations } from 'use-intl';

/** What people who are pregnant, weakened or without gluten do otherwise with this dish. */
export function SafetyLines({ notes }: { notes: readonly SafetyNote[] }) {
  const t = useTranslations('recipe-detail.safety');
  const format = useFormatter();
  if (notes.length === 0) return null;
  const careful = notes.filter((note) => !isGlutenNote(note));
  const certified = notes.filter(isGlutenNote);
  return (
    <div role="note" aria-label={t('heading')} className="mt-2 grid gap-1">
      {careful.length > 0 && (
        <>
          <p className="font-semibold text-ink">{t('who')}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {careful.map((note) => (
              <li key={note}>{t(note)}</li>
            ))}
          </ul>
        </>
      )}
      {certified.length > 0 && (
        <p>{t('gluten', { list: format.list(certified.map((note) => t(note))) })}</p>
      )}
    </div>
  );
}
