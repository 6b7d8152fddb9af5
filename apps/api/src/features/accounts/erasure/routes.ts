import { eraseOwnUser } from '@pomona/contract/accounts/erasure';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { arrivalOf } from '../arrival.ts';
import type { Erasure } from './service.ts';

export function serveErasure(app: FastifyInstance, erasure: Erasure): void {
  serve(app, eraseOwnUser, async ({ viewer, body, request }) => {
    const erasureAt = await erasure.deleteAccount(viewer, body.password, arrivalOf(request));
    return { erasure_at: erasureAt.toISOString() };
  });
}
