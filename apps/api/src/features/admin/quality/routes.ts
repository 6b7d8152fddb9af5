import {
  listFindings,
  listFoodsWithoutIndex,
  readQuality,
  settleFindings,
} from '@pomona/contract/admin/quality';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Quality } from './service.ts';

export function serveQuality(app: FastifyInstance, quality: Quality): void {
  serve(app, readQuality, () => quality.readCounts());
  serve(app, listFindings, ({ query }) => quality.readFindings(query));
  serve(app, settleFindings, ({ viewer, params, body }) =>
    quality.settleFindings(viewer, params.id, body.kind),
  );
  serve(app, listFoodsWithoutIndex, async ({ language }) => ({
    foods: await quality.readFoodsWithoutIndex(language),
  }));
}
