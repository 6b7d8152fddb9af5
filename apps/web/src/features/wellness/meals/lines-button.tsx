import type { Meal } from '@pomona/contract/wellness/meals';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { LinesPreview } from './add/written-field.tsx';

/** Fetched when a meal is corrected. */
const LinesDialog = lazyPart(async () => (await import('./lines-dialog.tsx')).LinesDialog);

interface Props {
  meal: Meal;
  preview: LinesPreview;
  onChange: (lines: string[]) => void;
}

/** The way to correct what was written down. */
export function LinesButton({ meal, preview, onChange }: Props) {
  const t = useTranslations('wellness-diary.meals');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('edit', { title: meal.title })}
        onClick={() => setOpen(true)}
        icon={<Pencil aria-hidden="true" className="size-5" />}
      />
      {isOpen && (
        <LinesDialog
          {...{ meal, preview }}
          onClose={() => setOpen(false)}
          onSave={(lines) => {
            setOpen(false);
            onChange(lines);
          }}
        />
      )}
    </>
  );
}
