import {
  type ChatMuteDuration,
  chatMuteDurations,
  muteChatMember,
} from '@pomona/contract/chat/moderation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Select } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  userId: string;
  name: string;
  onClose: () => void;
}

const isDuration = (value: string): value is ChatMuteDuration =>
  chatMuteDurations.some((duration) => duration === value);

/** Keeps a member from writing for a time; reading stays. */
export function MuteDialog({ userId, name, onClose }: Props) {
  const t = useTranslations('chat.mute');
  const api = useApi();
  const [duration, setDuration] = useState<ChatMuteDuration>('day');
  const mute = useMutation({
    mutationFn: () => api.call(muteChatMember, { params: { userId }, body: { duration } }),
    onSuccess() {
      showToast({ title: t('done', { name }), tone: 'success' });
      onClose();
    },
    onError: (error) => showFailure(error, { title: t('failed'), unreachable: t('unreachable') }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { name })}
      description={t('lead')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={mute.isPending} onClick={() => mute.mutate()}>
            {t('mute')}
          </Button>
        </>
      }
    >
      <Select
        label={t('duration')}
        value={duration}
        onChange={({ target }) => isDuration(target.value) && setDuration(target.value)}
        options={chatMuteDurations.map((value) => ({ value, label: t(`durations.${value}`) }))}
      />
    </Dialog>
  );
}
