import { readVisitSummary } from '@pomona/contract/wellness/visit-summary';
import type { FastifyInstance } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import { serve } from '#platform/http/serve.ts';
import type { Visits } from './service.ts';

export function serveVisitSummary(app: FastifyInstance, visits: Visits): void {
  serve(app, readVisitSummary, ({ viewer, request, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return visits.readSummary(viewer, query, requestTimeZone(request));
  });
}
