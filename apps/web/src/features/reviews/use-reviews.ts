import type { User } from '@pomona/contract/accounts';
import type { ReviewOrder } from '@pomona/contract/reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureLog } from '#platform/api/use-failure-log.ts';
import { useApi, useSessionState } from '#platform/services.tsx';
import { reviewsQuery } from './queries.ts';

/** Who reads: a member, a visitor (`null`), or not known yet. */
export function useReader(): User | null | undefined {
  const state = useSessionState();
  if (state.status === 'checking') return undefined;
  return state.status === 'signed-in' ? state.user : null;
}

/** The reviews of a recipe, some at a time. They wait until it is known who reads. */
export function useReviews(recipeId: string, reader: User | null | undefined) {
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const viewerId = reader?.id ?? null;
  const reviews = useInfiniteQuery({
    ...reviewsQuery(useApi(), { recipeId, viewerId, order }),
    enabled: reader !== undefined,
    // The other order takes the place of this one when it is there; another reader's reviews never do.
    placeholderData: (former, query) => (query?.queryKey[2] === viewerId ? former : undefined),
  });
  useFailureLog('The reviews could not be loaded', reviews.error);
  return { ...reviews, order, setOrder };
}
