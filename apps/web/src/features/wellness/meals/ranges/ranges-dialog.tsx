import { mealFigureKeys } from '@pomona/contract/wellness/meals';
import { type MealRanges, setMealRanges } from '@pomona/contract/wellness/ranges';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { rangesKey } from '../queries.ts';
import { RangeFields } from './range-fields.tsx';
import { draftOf, type RangeDraft, readRanges } from './ranges-draft.ts';

interface Props {
  ranges: MealRanges;
  onClose: () => void;
}

/** A member's own range of each figure of a day; each may stay open. */
export function RangesDialog({ ranges, onClose }: Props) {
  const t = useTranslations('wellness-diary.ranges');
  const texts = useTranslations('wellness-diary');
  const formId = useId();
  const [draft, setDraft] = useState<RangeDraft>(() => draftOf(ranges));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const change = useRangesChange(onClose);

  function save(event: FormEvent): void {
    event.preventDefault();
    const { problems, ranges: next } = readRanges(draft);
    setWrong(problems);
    if (problems.length === 0 && !change.isPending) change.mutate(next);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      closeLabel={texts('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {texts('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-4" noValidate>
        {mealFigureKeys.map((figure) => (
          <RangeFields
            key={figure}
            figure={figure}
            value={draft[figure]}
            isWrong={wrong.includes(figure)}
            onChange={(ends) => setDraft({ ...draft, [figure]: ends })}
          />
        ))}
      </form>
    </Dialog>
  );
}

function useRangesChange(onDone: () => void) {
  const t = useTranslations('wellness-diary.ranges');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MealRanges) => api.call(setMealRanges, { body }),
    onSuccess(saved) {
      queryClient.setQueryData(rangesKey, saved);
      showToast({ title: t('saved'), tone: 'success' });
      onDone();
    },
    onError: (error) =>
      showFailure(error, {
        title: t('failed'),
        refused: t('failedText'),
        unreachable: t('unreachable'),
      }),
  });
}
