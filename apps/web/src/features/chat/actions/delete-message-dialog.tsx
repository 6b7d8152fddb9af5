import { type ChatMessage, deleteChatMessage } from '@pomona/contract/chat/messages';
import { removeChatMessage } from '@pomona/contract/chat/moderation';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  message: ChatMessage;
  isOwn: boolean;
  onDeleted: (message: ChatMessage) => void;
  onClose: () => void;
}

/** Asks before a message goes for everybody: one’s own, or any for an administrator. */
export function DeleteMessageDialog({ message, isOwn, onDeleted, onClose }: Props) {
  const t = useTranslations('chat.delete');
  const api = useApi();
  const removal = useMutation({
    mutationFn: () =>
      api.call(isOwn ? deleteChatMessage : removeChatMessage, { params: { id: message.id } }),
    onSuccess() {
      onDeleted(message);
      onClose();
    },
    onError: (error) => showFailure(error, { title: t('failed'), unreachable: t('unreachable') }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isOwn ? t('title') : t('removeTitle')}
      description={t('text')}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={removal.isPending} onClick={() => removal.mutate()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <blockquote className="line-clamp-4 border-hairline border-l-2 pl-3 text-muted">
        {message.message}
      </blockquote>
    </Dialog>
  );
}
