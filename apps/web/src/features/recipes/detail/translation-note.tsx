import type { Recipe } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';

/** That a text is translated, or is the original of one, with the way to the other (REC-13). */
export function TranslationNote({ recipe, isOriginal }: { recipe: Recipe; isOriginal: boolean }) {
  const t = useTranslations('recipe-detail.translation');
  const shown = useLocale();
  const { original } = recipe;
  if (original === undefined && (!isOriginal || recipe.language === shown)) return null;
  return (
    <div className="-mb-3 text-muted text-sm print:hidden">
      <p className="flex flex-wrap items-center gap-x-3">
        {original ? t('translated', { language: t(`from.${original.language}`) }) : t('original')}
        <Link
          to="/recipes/$id"
          params={{ id: recipe.id }}
          search={{ text: original ? 'original' : undefined }}
          resetScroll={false}
          replace
          className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
        >
          {original ? t('showOriginal') : t('showIn')}
        </Link>
      </p>
      {recipe.is_translation_outdated && (
        <p role="note" className="rounded-control bg-honey-soft px-3 py-2 text-ink">
          {t('outdated')}
        </p>
      )}
    </div>
  );
}
