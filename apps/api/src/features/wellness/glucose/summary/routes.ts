import { readGlucoseDay, readGlucoseSummary } from '@pomona/contract/wellness/glucose-summary';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { GlucoseSummaries } from './service.ts';

export function serveGlucoseSummaries(app: FastifyInstance, summaries: GlucoseSummaries): void {
  serve(app, readGlucoseDay, ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return summaries.readDay(viewer, query.day);
  });
  serve(
    app,
    readGlucoseSummary,
    ({ viewer, query, reply }) => {
      reply.header('cache-control', 'no-store');
      return summaries.readSummary(viewer, query);
    },
    { limit: 'costly' },
  );
}
