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
  serve(app, changePassword, ({ viewer, body, request }) =>
    security.changePassword(viewer, body, request.ip),
  );
  serve(app, listSessions, ({ viewer }) => security.listSessions(viewer));
  serve(app, endSession, ({ viewer, params }) => security.endSession(viewer, params.id));
  serve(app, endOtherSessions, ({ viewer }) => security.endOtherSessions(viewer));
}
