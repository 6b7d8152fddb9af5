import type { Meal } from '@pomona/contract/wellness/meals';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type LinesPreview, useWritten, WrittenField } from './add/written-field.tsx';

interface Props {
  meal: Meal;
  preview: LinesPreview;
  onSave: (lines: string[]) => void;
  onClose: () => void;
}

/** Corrects what was written down of a meal (WELL-06). */
export function LinesDialog({ meal, preview, onSave, onClose }: Props) {
  const t = useTranslations('wellness-diary');
  const formId = useId();
  const written = useWritten(meal.lines?.join('\n') ?? '');

  function save(event: FormEvent): void {
    event.preventDefault();
    const lines = written.read();
    if (lines !== null) onSave(lines);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('meals.editTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <WrittenField written={written} preview={preview} />
      </form>
    </Dialog>
  );
}
