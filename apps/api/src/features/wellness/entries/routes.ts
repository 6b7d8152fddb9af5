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
  serve(app, logSymptom, ({ viewer, body }) => symptoms.log(viewer, body));
  serve(app, changeSymptom, ({ viewer, params, body }) => symptoms.change(viewer, params.id, body));
  serve(app, deleteSymptom, ({ viewer, params }) => symptoms.remove(viewer, params.id));
  serve(app, listActivities, ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return activities.list(viewer, query);
  });
  serve(app, logActivity, ({ viewer, body }) => activities.log(viewer, body));
  serve(app, changeActivity, ({ viewer, params, body }) =>
    activities.change(viewer, params.id, body),
  );
  serve(app, deleteActivity, ({ viewer, params }) => activities.remove(viewer, params.id));
}
