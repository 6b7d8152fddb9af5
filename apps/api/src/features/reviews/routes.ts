import {
  deleteReview,
  editReview,
  listReviews,
  markHelpful,
  removeReview,
  unmarkHelpful,
  writeReview,
} from '@pomona/contract/reviews';
import { reportReview } from '@pomona/contract/reviews/reports';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Reviews } from './service.ts';

export function serveReviews(app: FastifyInstance, reviews: Reviews): void {
  serve(app, listReviews, ({ viewer, params, query }) => {
    const { limit, order = 'newest', after = null } = query;
    if (limit === undefined) return reviews.readReviews(viewer, params.id);
    return reviews.readPage(viewer, params.id, { limit, order, after });
  });
  serve(app, writeReview, ({ viewer, params, body }) =>
    reviews.writeReview(viewer, params.id, body),
  );
  serve(app, editReview, ({ viewer, params, body }) =>
    reviews.editReview(viewer, params.reviewId, body),
  );
  serve(app, deleteReview, ({ viewer, params }) => reviews.deleteReview(viewer, params.reviewId));
  serve(app, markHelpful, ({ viewer, params }) => reviews.markHelpful(viewer, params.reviewId));
  serve(app, unmarkHelpful, ({ viewer, params }) => reviews.unmarkHelpful(viewer, params.reviewId));
  serve(app, reportReview, ({ viewer, params, body }) =>
    reviews.reportReview(viewer, params.reviewId, {
      reason: body.reason,
      comment: body.comment ?? '',
    }),
  );
  serve(app, removeReview, ({ viewer, params }) => reviews.removeReview(viewer, params.reviewId));
}
