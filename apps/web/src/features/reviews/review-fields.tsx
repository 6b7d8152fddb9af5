import { maximumCommentLength, maximumSwapsLength } from '@pomona/contract/constants';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { StarInput } from '#ui/form/star-input.tsx';
import type { Draft } from './review-draft.ts';
import { ReviewText } from './review-text.tsx';

interface Props {
  draft: Draft;
  onType: (change: Partial<Draft>) => void;
  isSaving: boolean;
  commentRef: Ref<HTMLTextAreaElement>;
}

/** Stars, words, and what was changed by those who have cooked it. */
export function ReviewFields({ draft, onType, isSaving, commentRef }: Props) {
  const t = useTranslations('reviews.form');
  return (
    <>
      <StarInput
        label={t('rating')}
        value={draft.rating}
        onChange={(rating) => onType({ rating })}
        starLabel={(stars) => t('stars', { stars })}
        disabled={isSaving}
        className="justify-self-start"
      />
      <ReviewText
        label={t('comment')}
        placeholder={t('commentHint')}
        value={draft.comment}
        maximum={maximumCommentLength}
        onChange={(text) => onType({ comment: text })}
        readOnly={isSaving}
        ref={commentRef}
      />
      <CheckboxField
        label={t('madeIt')}
        checked={draft.madeIt}
        onChange={({ target }) => onType({ madeIt: target.checked })}
        disabled={isSaving}
      />
      {draft.madeIt && (
        <ReviewText
          label={t('swaps')}
          placeholder={t('swapsHint')}
          value={draft.swaps}
          maximum={maximumSwapsLength}
          onChange={(text) => onType({ swaps: text })}
          readOnly={isSaving}
          rows={2}
        />
      )}
    </>
  );
}
