import { maximumReportCommentLength } from '@pomona/contract/constants';
import type { Review } from '@pomona/contract/reviews';
import {
  type ReviewReportReason,
  reportReview,
  reviewReportReasons,
} from '@pomona/contract/reviews/reports';
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

interface Props {
  review: Pick<Review, 'id'>;
  onClose: () => void;
}

const isReason = (value: string): value is ReviewReportReason =>
  reviewReportReasons.some((reason) => reason === value);

/** Brings a review before the administrators. */
export function ReportDialog({ review, onClose }: Props) {
  const t = useTranslations('reviews.report');
  const api = useApi();
  const [reason, setReason] = useState<ReviewReportReason>('rude');
  const [comment, setComment] = useState('');
  const report = useMutation({
    mutationFn: () =>
      api.call(reportReview, { params: { reviewId: review.id }, body: { reason, comment } }),
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
          options={reviewReportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
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
