import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type Day, isDay } from '../days.ts';
import { useToday } from '../use-today.ts';

interface Props {
  entry: { day: Day };
  onSave: (day: Day) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of an entry, and its day: what was forgotten is logged later, what was wrong is corrected (WELL-06). */
export function EditDialog(props: Props) {
  const { entry, onSave, onClose, children } = props;
  const t = useTranslations('wellness-diary');
  const formId = useId();
  const today = useToday();
  const [day, setDay] = useState(entry.day);

  function save(event: FormEvent): void {
    event.preventDefault();
    onSave(day);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editTitle')}
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
      <form id={formId} onSubmit={save} className="grid gap-5" noValidate>
        {children}
        <TextField
          type="date"
          label={t('day')}
          value={day}
          max={today}
          onChange={({ target }) => {
            if (isDay(target.value) && target.value <= today) setDay(target.value);
          }}
          className="w-44"
        />
      </form>
    </Dialog>
  );
}
