import { type ChatMuteDuration, chatMuteDurations } from '@pomona/contract/chat/moderation';
import { useTranslations } from 'use-intl';
import { Select } from '#ui/form/select.tsx';

interface Props {
  value: ChatMuteDuration | null;
  onChange: (value: ChatMuteDuration | null) => void;
  /** Not muting at all is a choice as well. */
  isOptional: boolean;
}

/** For how long somebody writes neither messages nor reviews. */
export function MuteSelect({ value, onChange, isOptional }: Props) {
  const t = useTranslations('moderation.mute');
  const durations = chatMuteDurations.map((each) => ({
    value: each,
    label: t(`durations.${each}`),
  }));
  return (
    <Select
      label={t('label')}
      hint={t('hint')}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(chatMuteDurations.find((known) => known === target.value) ?? null)
      }
      options={isOptional ? [{ value: '', label: t('none') }, ...durations] : durations}
    />
  );
}
