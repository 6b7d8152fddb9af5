import type { FigureSource } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';

/** The row of a public food table behind every food of the dish. */
export function FigureSources({ sources }: { sources: readonly FigureSource[] }) {
  const t = useTranslations('recipe.nutrition');
  if (sources.length === 0) return null;
  return (
    <>
      <h3 className="font-semibold text-base">{t('sources')}</h3>
      <ul className="mt-2 divide-y divide-hairline text-sm" lang="en">
        {sources.map(({ food, source, row }) => (
          <li key={`${food}-${row}`} className="flex flex-wrap justify-between gap-x-3 py-1">
            <span>{food}</span>
            <span className="text-muted">
              {source}, {t('sourceRow', { row })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
