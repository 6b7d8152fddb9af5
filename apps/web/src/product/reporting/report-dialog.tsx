import { maximumReportCommentLength } from '@pomona/contract/constants';
import {
  type Report,
  type ReportReason,
  reportReasons,
} from '@pomona/contract/moderation/reporting';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Select } from '#ui/form/select.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showFailure } from '../show-failure.ts';

interface Props {
  /** The texts of the dialog. */
  namespace: 'chat.report' | 'reviews.report';
  onReport: (report: Report) => Promise<unknown>;
  onClose: () => void;
}

const isReason = (value: string): value is ReportReason =>
  reportReasons.some((reason) => reason === value);

/** Brings something that somebody else wrote before the administrators. */
export function ReportDialog({ namespace, onReport, onClose }: Props) {
  const t = useTranslations(namespace);
  const [reason, setReason] = useState<ReportReason>('rude');
  const [comment, setComment] = useState('');
  const report = useMutation({
    mutationFn: () => onReport({ reason, comment }),
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
          options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
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
