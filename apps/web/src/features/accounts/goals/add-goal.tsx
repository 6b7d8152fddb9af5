import { maximumGoalLength } from '@pomona/contract/constants';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';

interface Props {
  isAdding: boolean;
  /** Resolves once it is stored. */
  onAdd: (text: string) => Promise<unknown>;
}

/** The box in which a goal is written; what was typed stays where storing fails. */
export function AddGoal({ isAdding, onAdd }: Props) {
  const t = useTranslations('profile.goals');
  const [text, setText] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isAdding || text.trim() === '') return;
    try {
      await onAdd(text);
      setText('');
    } catch {
      // A toast says why.
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="mb-6 flex items-end gap-3">
      <TextField
        label={t('new')}
        placeholder={t('example')}
        autoComplete="off"
        maxLength={maximumGoalLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        fieldClassName="grow max-w-140"
      />
      <Button
        type="submit"
        variant="secondary"
        loading={isAdding}
        icon={<Plus aria-hidden="true" className="size-5" />}
        className="min-h-11.5"
      >
        {t('add')}
      </Button>
    </form>
  );
}
