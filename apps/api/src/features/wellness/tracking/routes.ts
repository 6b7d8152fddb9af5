import { changeTracking, readTracking } from '@pomona/contract/wellness/tracking';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { TrackingSettings } from './service.ts';

export function serveTracking(app: FastifyInstance, tracking: TrackingSettings): void {
  serve(app, readTracking, ({ viewer, reply }) => {
    reply.header('cache-control', 'no-store');
    return tracking.readTracking(viewer);
  });
  serve(app, changeTracking, ({ viewer, body }) => tracking.changeTracking(viewer, body));
}
