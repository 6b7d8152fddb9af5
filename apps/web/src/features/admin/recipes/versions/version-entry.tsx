import type { RecipeVersionEntry } from '@pomona/contract/admin/recipes';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';

interface Props {
  entry: RecipeVersionEntry;
  isCurrent: boolean;
  /** Its changes are shown. */
  isShown: boolean;
  onShow: () => void;
  onRestore: () => void;
}

/** One version: who saved it and when. */
export function VersionEntry({ entry, isCurrent, isShown, onShow, onRestore }: Props) {
  const t = useTranslations('admin-recipes.versions');
  const format = useFormatter();
  const { version, saved_at: savedAt, editor, title } = entry;
  const when = format.dateTime(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li
      className={classes(
        'border-hairline border-b py-3 pl-3 last:border-b-0',
        isShown && 'border-l-2 border-l-leaf',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        {t('version', { version })}
        {isCurrent && (
          <span className="rounded-full border border-leaf bg-leaf-soft px-2 py-0.5 text-leaf text-xs">
            {t('current')}
          </span>
        )}
      </p>
      <p className="hyphenate text-sm">{title}</p>
      <p className="text-muted text-sm">
        {editor === null ? when : t('by', { when, name: editor.name })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isShown}
          aria-label={t('showNamed', { version })}
          onClick={onShow}
        >
          {t('show')}
        </Button>
        {!isCurrent && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('restoreNamed', { version })}
            onClick={onRestore}
          >
            {t('restore')}
          </Button>
        )}
      </div>
    </li>
  );
}
