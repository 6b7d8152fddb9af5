import { useTranslations } from 'use-intl';
import { pictureOf } from '#product/picture-of.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import type { Result } from '../session/stored-session.ts';

interface Props {
  results: readonly Result[];
  shownId: string | null;
  onShow: (id: string) => void;
}

/** The last recipes of this session, the newest first: none is lost by cooking another. */
export function ResultStrip({ results, shownId, onShow }: Props) {
  const t = useTranslations('chef.strip');
  return (
    <section aria-label={t('label')}>
      <h2 className="font-semibold text-base">{t('label')}</h2>
      <ul key={results[0]?.id} className="mt-3 flex snap-x gap-3 overflow-x-auto p-0.5 pb-2">
        {results.map(({ id, reply: { recipe } }) => (
          <li key={id} className="shrink-0 snap-start">
            <button
              type="button"
              aria-pressed={id === shownId}
              onClick={() => onShow(id)}
              className={classes(
                'flex w-60 items-center gap-3 overflow-hidden rounded-control border bg-surface pr-3 text-left transition-colors',
                id === shownId ? 'border-leaf' : 'border-hairline hover:border-leaf',
              )}
            >
              <Picture picture={pictureOf(recipe)} sizes="4rem" className="size-16 shrink-0" />
              <span lang={recipe.language} className="line-clamp-2 py-1 font-semibold text-sm">
                {recipe.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
