import type { Review } from '@pomona/contract/reviews';
import { isBlank } from '@pomona/contract/text';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { bodyOf, type Draft, excessOf } from './review-draft.ts';
import { ReviewFields } from './review-fields.tsx';
import { useSaveReview } from './use-review-changes.ts';

interface Props {
  recipeId: string;
  /** The review that is changed; `null` for a new one. */
  review: Review | null;
  start: Draft;
  /** Called with every change, so that nothing typed gets lost. */
  onTyped?: (draft: Draft) => void;
  onSaved: (review: Review) => void;
  onCancel: () => void;
}

/** Stars, words, and whether the dish was cooked (REV-03, REV-04, REV-05). */
export function ReviewForm({ recipeId, review, start, onTyped, onSaved, onCancel }: Props) {
  const t = useTranslations('reviews.form');
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(start);
  const save = useSaveReview({ recipeId, review, onSaved });
  const isTooLong = excessOf(draft) > 0;
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  function type(change: Partial<Draft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    onTyped?.(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending || isTooLong) return;
    if (isBlank(draft.comment)) {
      const description = t('commentRequiredText');
      showToast({ title: t('commentRequired'), description, tone: 'destructive' });
      comment.current?.focus();
      return;
    }
    save.mutate(bodyOf(draft), {
      // The button that had the focus was disabled meanwhile, and lost it.
      onError: () => comment.current?.focus(),
    });
  }

  return (
    <form
      ref={form}
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={submitByKeys}
      noValidate
      className="mt-6 grid max-w-2xl gap-5 rounded-card border border-hairline bg-surface p-5 sm:p-6"
    >
      <h3 id={titleId} className="text-xl">
        {review === null ? t('title') : t('editTitle')}
      </h3>
      <ReviewFields draft={draft} onType={type} isSaving={save.isPending} commentRef={comment} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={save.isPending || isBlank(draft.comment) || isTooLong}>
          {save.isPending ? t('submitting') : review === null ? t('submit') : t('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={save.isPending}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Control and Enter send from within the text, as in many places where one writes. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
