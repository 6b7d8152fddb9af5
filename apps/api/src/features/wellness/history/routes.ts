import {
  exportWellness,
  readWellnessHistory,
  readWellnessSummary,
} from '@pomona/contract/wellness/history';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import { answered, serve } from '#platform/http/serve.ts';
import type { History } from './service.ts';

export function serveHistory(app: FastifyInstance, history: History): void {
  serve(app, readWellnessSummary, ({ viewer, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return history.readSummary(viewer, requestTimeZone(request));
  });
  serve(app, readWellnessHistory, async ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return { days: await history.readDays(viewer, query) };
  });
  serve(
    app,
    exportWellness,
    async ({ viewer, reply }) => {
      const csv = await history.exportCsv(viewer);
      reply
        .header('content-disposition', contentDisposition('pomona-wellness.csv'))
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(csv);
      return answered;
    },
    { limit: 'costly' },
  );
}
