import type { Review } from '@pomona/contract/reviews';
import { ThumbsUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLoginPrompt } from '#product/use-login-prompt.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useAuthorName } from './use-author-name.ts';
import { useHelpfulVote } from './use-review-changes.ts';

interface Props {
  recipeId: string;
  review: Review;
  isSignedIn: boolean;
}

/** "This helped me": pressed by each member once; a visitor reads that it needs an account. */
export function HelpfulButton({ recipeId, review, isSignedIn }: Props) {
  const t = useTranslations('reviews.entry');
  const author = useAuthorName(review);
  const login = useTranslations('reviews.login');
  const promptLogin = useLoginPrompt();
  const vote = useHelpfulVote(recipeId, review);

  function press(): void {
    if (!isSignedIn) {
      promptLogin(login('vote'));
      return;
    }
    if (!vote.isPending) vote.mutate();
  }

  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={review.is_helpful}
      aria-label={t('helpfulNamed', { name: author, count: review.helpful_count })}
      aria-busy={vote.isPending || undefined}
      onClick={press}
      icon={
        <ThumbsUp
          aria-hidden="true"
          className={classes('size-4', review.is_helpful && 'fill-leaf-soft')}
        />
      }
    >
      {t('helpful')}
      {review.helpful_count > 0 && <span className="tabular-nums">({review.helpful_count})</span>}
    </Button>
  );
}
