import { readInsights } from '@pomona/contract/wellness/insights';
import type { FastifyInstance } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import { serve } from '#platform/http/serve.ts';
import type { Insights } from './service.ts';

export function serveInsights(app: FastifyInstance, insights: Insights): void {
  serve(
    app,
    readInsights,
    ({ viewer, request, reply }) => {
      reply.header('cache-control', 'no-store');
      return insights.readInsights(viewer, requestTimeZone(request));
    },
    { limit: 'costly' },
  );
}
