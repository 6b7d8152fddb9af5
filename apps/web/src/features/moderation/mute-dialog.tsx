import type { ChatMuteDuration } from '@pomona/contract/chat/moderation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MuteSelect } from './mute-select.tsx';
import { useMutes } from './use-mutes.ts';

interface Props {
  member: { id: string; name: string };
  onClose: () => void;
}

/** Keeps a member from writing for a time; reading stays. */
export function MuteDialog({ member, onClose }: Props) {
  const t = useTranslations('moderation.mute');
  const [duration, setDuration] = useState<ChatMuteDuration>('day');
  const { mute } = useMutes(member);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { name: member.name })}
      description={t('text')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            loading={mute.isPending}
            onClick={() => mute.mutate(duration, { onSuccess: onClose })}
          >
            {t('mute')}
          </Button>
        </>
      }
    >
      <MuteSelect
        value={duration}
        onChange={(value) => setDuration(value ?? 'day')}
        isOptional={false}
      />
    </Dialog>
  );
}
