import {
  deleteCycleStart,
  listCycleStarts,
  logCycleStart,
} from '@pomona/contract/wellness/tracking';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { CycleLog } from './service.ts';

export function serveCycle(app: FastifyInstance, cycle: CycleLog): void {
  serve(app, listCycleStarts, async ({ viewer, reply }) => {
    reply.header('cache-control', 'no-store');
    return { starts: await cycle.listStarts(viewer) };
  });
  serve(app, logCycleStart, async ({ viewer, body }) => ({
    starts: await cycle.logStart(viewer, body.day),
  }));
  serve(app, deleteCycleStart, async ({ viewer, params }) => ({
    starts: await cycle.removeStart(viewer, params.day),
  }));
}
