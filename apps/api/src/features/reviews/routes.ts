import { listReviews } from '@pomona/contract/reviews';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Reviews } from './service.ts';

export function serveReviews(app: FastifyInstance, reviews: Reviews): void {
  serve(app, listReviews, ({ viewer, params }) => reviews.readReviews(viewer, params.id));
}
