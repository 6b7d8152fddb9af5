import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type Day, isDay } from '../days.ts';

interface Props {
  title: string;
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of an entry, and its day: what was forgotten is logged later, what was wrong is corrected (WELL-06). */
export function EditDialog(props: Props) {
  const { title, day, today, onDay, isSaving, onSave, onClose, children } = props;
  const t = useTranslations('wellness-diary');
  const formId = useId();

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!isSaving) onSave();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-5" noValidate>
        {children}
        <TextField
          type="date"
          label={t('day')}
          value={day}
          max={today}
          onChange={({ target }) => {
            if (isDay(target.value) && target.value <= today) onDay(target.value);
          }}
          className="w-44"
        />
      </form>
    </Dialog>
  );
}
