import {
  changeActivity,
  changeSymptom,
  deleteActivity,
  deleteSymptom,
  listActivities,
  listSymptoms,
  logActivity,
  logSymptom,
} from '@pomona/contract/wellness/entries';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '#platform/http/input/idempotency-key.ts';
import { serve } from '#platform/http/serve.ts';
import type { Activities, Symptoms } from './service.ts';

export function serveEntries(
  app: FastifyInstance,
  { symptoms, activities }: { symptoms: Symptoms; activities: Activities },
): void {
  serve(app, listSymptoms, ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return symptoms.list(viewer, query);
  });
  serve(app, logSymptom, ({ viewer, body, request }) =>
    symptoms.log(viewer, body, idempotencyKeyOf(request)),
  );
  serve(app, changeSymptom, ({ viewer, params, body, request }) =>
    symptoms.change(viewer, params.id, { change: body, key: idempotencyKeyOf(request) }),
  );
  serve(app, deleteSymptom, ({ viewer, params, request }) =>
    symptoms.remove(viewer, params.id, idempotencyKeyOf(request)),
  );
  serve(app, listActivities, ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return activities.list(viewer, query);
  });
  serve(app, logActivity, ({ viewer, body, request }) =>
    activities.log(viewer, body, idempotencyKeyOf(request)),
  );
  serve(app, changeActivity, ({ viewer, params, body, request }) =>
    activities.change(viewer, params.id, { change: body, key: idempotencyKeyOf(request) }),
  );
  serve(app, deleteActivity, ({ viewer, params, request }) =>
    activities.remove(viewer, params.id, idempotencyKeyOf(request)),
  );
}
