import { maximumWellnessNoteLength } from '@pomona/contract/wellness';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Comes when it is needed: most entries have none. */
export function NoteField({ value, onChange }: Props) {
  const t = useTranslations('wellness-diary');
  const [isShown, setShown] = useState(value !== '');
  const [isPressed, setPressed] = useState(false);

  function open(): void {
    setShown(true);
    setPressed(true);
  }

  if (!isShown)
    return (
      <Button variant="quiet" size="small" className="-ml-3.5 justify-self-start" onClick={open}>
        {t('addNote')}
      </Button>
    );
  return (
    <TextAreaField
      label={t('notes')}
      rows={2}
      autoFocus={isPressed}
      maxLength={maximumWellnessNoteLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
