import { readMealRanges, setMealRanges } from '@pomona/contract/wellness/ranges';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Ranges } from './service.ts';

export function serveRanges(app: FastifyInstance, ranges: Ranges): void {
  serve(app, readMealRanges, ({ viewer, reply }) => {
    reply.header('cache-control', 'no-store');
    return ranges.readRanges(viewer);
  });
  serve(app, setMealRanges, ({ viewer, body }) => ranges.setRanges(viewer, body));
}
