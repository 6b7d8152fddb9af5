import {
  changeGlucose,
  deleteGlucose,
  listGlucose,
  logGlucose,
} from '@pomona/contract/wellness/glucose';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Readings } from './service.ts';

export function serveReadings(app: FastifyInstance, readings: Readings): void {
  serve(app, listGlucose, ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return readings.list(viewer, query);
  });
  serve(app, logGlucose, ({ viewer, body }) => readings.log(viewer, body));
  serve(app, changeGlucose, ({ viewer, params, body }) => readings.change(viewer, params.id, body));
  serve(app, deleteGlucose, ({ viewer, params }) => readings.remove(viewer, params.id));
}
