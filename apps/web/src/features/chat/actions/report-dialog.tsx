import {
  type ChatMessage,
  type ChatReportReason,
  chatReportReasons,
  reportChatMessage,
} from '@pomona/contract/chat/messages';
import { maximumReportCommentLength } from '@pomona/contract/constants';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Select } from '#ui/form/select.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

const isReason = (value: string): value is ChatReportReason =>
  chatReportReasons.some((reason) => reason === value);

/** Brings a message before the administrators. */
export function ReportDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTranslations('chat.report');
  const api = useApi();
  const [reason, setReason] = useState<ChatReportReason>('rude');
  const [comment, setComment] = useState('');
  const report = useMutation({
    mutationFn: () =>
      api.call(reportChatMessage, { params: { id: message.id }, body: { reason, comment } }),
    onSuccess() {
      showToast({ title: t('thanks'), description: t('next'), tone: 'success' });
      onClose();
    },
    onError: (error) => showFailure(error, { title: t('failed'), unreachable: t('unreachable') }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={report.isPending} onClick={() => report.mutate()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t('reason')}
          value={reason}
          onChange={({ target }) => isReason(target.value) && setReason(target.value)}
          options={chatReportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <TextAreaField
          label={t('comment')}
          rows={3}
          maxLength={maximumReportCommentLength}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </div>
    </Dialog>
  );
}
