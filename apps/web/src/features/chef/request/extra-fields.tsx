import { requestBounds } from '@pomona/contract/chef/recipe-request';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '#ui/form/text-area-field.tsx';

interface Props {
  without: ReactNode;
  goals: string;
  onGoals: (goals: string) => void;
}

/** What stays out of it, and what it is to be good for. */
export function ExtraFields({ without, goals, onGoals }: Props) {
  const t = useTranslations('chef.form');
  return (
    <>
      {without}
      <TextAreaField
        label={t('goals')}
        rows={2}
        value={goals}
        maxLength={requestBounds.goals}
        placeholder={t('goalsPlaceholder')}
        onChange={({ target }) => onGoals(target.value)}
      />
    </>
  );
}
