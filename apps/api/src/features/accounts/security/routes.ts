import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
} from '@pomona/contract/accounts/security';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Security } from './service.ts';

export function serveSecurity(app: FastifyInstance, security: Security): void {
  serve(app, changePassword, ({ viewer, body, request, language }) =>
    security.changePassword(viewer, body, { address: request.ip, language }),
  );
  serve(app, listSessions, ({ viewer }) => security.listSessions(viewer));
  serve(app, endSession, ({ viewer, params }) => security.endSession(viewer, params.id));
  serve(app, endOtherSessions, ({ viewer }) => security.endOtherSessions(viewer));
}
