import type { Review } from '@pomona/contract/reviews';
import { useTranslations } from 'use-intl';

/** Who wrote the review, also where they have left since. */
export function useAuthorName({ user_name: name }: Pick<Review, 'user_name'>): string {
  const t = useTranslations('reviews.entry');
  return name ?? t('formerMember');
}
