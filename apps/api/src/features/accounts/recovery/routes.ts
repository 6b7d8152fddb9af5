import {
  checkResetLink,
  requestPasswordReset,
  resetPassword,
  restoreEmail,
} from '@pomona/contract/accounts/recovery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Recovery } from './service.ts';

export function serveRecovery(app: FastifyInstance, recovery: Recovery): void {
  serve(
    app,
    requestPasswordReset,
    ({ body, request, language }) =>
      recovery.requestReset(body.email.trim(), { address: request.ip, language }),
    { limit: 'costly' },
  );
  serve(
    app,
    checkResetLink,
    ({ body, reply }) => {
      keepPrivate(reply);
      return recovery.checkResetLink(body.token);
    },
    { limit: 'link' },
  );
  serve(app, resetPassword, ({ body, language }) => recovery.resetPassword(body, language), {
    limit: 'link',
  });
  serve(
    app,
    restoreEmail,
    ({ body, reply }) => {
      keepPrivate(reply);
      return recovery.restoreEmail(body.token);
    },
    { limit: 'link' },
  );
}

/** Tokens and addresses must not stay in any cache. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
