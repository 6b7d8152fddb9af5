import { Plus, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { RowEditing } from './use-row-editing.ts';

interface Props {
  editing: RowEditing;
  addLabel: string;
  hint: string;
}

/** Below a list of rows: one more, what was removed last, and how the keys work. */
export function RowFoot({ editing, addLabel, hint }: Props) {
  const t = useTranslations('recipe-form.rows');
  const { removed, announcement } = editing;
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button
          variant="quiet"
          onClick={editing.addLast}
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="-ml-2 px-3"
        >
          {addLabel}
        </Button>
        {removed && (
          <p className="flex min-w-0 items-center gap-1 rounded-control bg-sunken pl-3 text-sm">
            <span className="max-w-64 truncate">{t('removed', { text: removed.row.text })}</span>
            <Button
              variant="quiet"
              size="small"
              onClick={editing.bringBack}
              icon={<Undo2 aria-hidden="true" className="size-4" />}
            >
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      <p className="text-muted text-sm max-sm:hidden">{hint}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
