import {
  decideChatReport,
  listChatAudit,
  listChatMutes,
  listChatReports,
  muteChatMember,
  removeChatMessage,
  unmuteChatMember,
} from '@pomona/contract/chat/moderation';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Mutes } from './mutes/service.ts';
import type { Moderation } from './service.ts';

export function serveChatModeration(
  app: FastifyInstance,
  { moderation, mutes }: { moderation: Moderation; mutes: Mutes },
): void {
  serve(app, removeChatMessage, ({ viewer, params }) =>
    moderation.removeMessage(viewer, params.id),
  );
  serve(app, listChatReports, ({ query }) => moderation.readReports(query));
  serve(app, decideChatReport, ({ viewer, params, body }) =>
    moderation.decideReport(viewer, params.id, {
      decision: body.decision,
      reason: body.reason ?? '',
    }),
  );
  serve(app, listChatMutes, async () => ({ mutes: await mutes.readMutes() }));
  serve(app, muteChatMember, ({ viewer, params, body }) =>
    mutes.muteMember(viewer, params.userId, {
      duration: body.duration,
      reason: body.reason ?? '',
    }),
  );
  serve(app, unmuteChatMember, ({ viewer, params }) => mutes.unmuteMember(viewer, params.userId));
  serve(app, listChatAudit, ({ query }) => moderation.readAudit(query));
}
