import {
  countReportedTexts,
  decideReportedText,
  listNewcomers,
  listReportedTexts,
} from '@pomona/contract/admin/moderation';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Moderation } from './service.ts';

export function serveModeration(app: FastifyInstance, moderation: Moderation): void {
  serve(app, listReportedTexts, ({ query }) => moderation.readTexts(query));
  serve(app, countReportedTexts, () => moderation.countTexts());
  serve(app, decideReportedText, ({ viewer, params, body }) =>
    moderation.decideText(viewer, params, {
      decision: body.decision,
      mute: body.mute,
      note: body.note ?? '',
    }),
  );
  serve(app, listNewcomers, async () => ({ newcomers: await moderation.readNewcomers() }));
}
