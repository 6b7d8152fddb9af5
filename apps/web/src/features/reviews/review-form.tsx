import { maximumCommentLength, maximumSwapsLength } from '@pomona/contract/constants';
import type { Review } from '@pomona/contract/reviews';
import { isBlank } from '@pomona/contract/text';
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { StarInput } from '#ui/form/star-input.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { bodyOf, type Draft } from './review-draft.ts';
import { useSaveReview } from './use-review-changes.ts';

interface Props {
  recipeId: string;
  /** The review that is changed; `null` for a new one. */
  review: Review | null;
  start: Draft;
  /** Told of every change, so that nothing typed gets lost. */
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
  const excess = excessOf(draft);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  function type(change: Partial<Draft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    onTyped?.(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending || excess > 0) return;
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
      <StarInput
        label={t('rating')}
        value={draft.rating}
        onChange={(rating) => type({ rating })}
        starLabel={(stars) => t('stars', { stars })}
        disabled={save.isPending}
        className="justify-self-start"
      />
      <Words
        label={t('comment')}
        placeholder={t('commentHint')}
        value={draft.comment}
        maximum={maximumCommentLength}
        onChange={(text) => type({ comment: text })}
        readOnly={save.isPending}
        ref={comment}
      />
      <CheckboxField
        label={t('madeIt')}
        checked={draft.madeIt}
        onChange={({ target }) => type({ madeIt: target.checked })}
        disabled={save.isPending}
      />
      {draft.madeIt && (
        <Words
          label={t('swaps')}
          placeholder={t('swapsHint')}
          value={draft.swaps}
          maximum={maximumSwapsLength}
          onChange={(text) => type({ swaps: text })}
          readOnly={save.isPending}
          rows={2}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={save.isPending || isBlank(draft.comment) || excess > 0}>
          {save.isPending ? t('submitting') : review === null ? t('submit') : t('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={save.isPending}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface WordsProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  maximum: number;
  onChange: (text: string) => void;
}

/** A text with its counter. Too much of it can be typed and pasted, and is pointed out: nothing is cut off. */
function Words({ value, maximum, onChange, ...rest }: WordsProps) {
  const t = useTranslations('reviews.form');
  const format = useFormatter();
  const { length } = value.trim();
  const count = format.number(length);
  return (
    <TextAreaField
      {...rest}
      dir="auto"
      className="max-h-80"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      aside={
        <span className="tabular-nums">
          {t('counter', { count, maximum: format.number(maximum) })}
        </span>
      }
      error={length > maximum ? t('tooLong', { count: length - maximum }) : undefined}
    />
  );
}

function excessOf({ comment, madeIt, swaps }: Draft): number {
  const swapped = madeIt ? swaps.trim().length - maximumSwapsLength : 0;
  return Math.max(comment.trim().length - maximumCommentLength, swapped);
}

/** Control and Enter send from within the text, as in many places where one writes. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
