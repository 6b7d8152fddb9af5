import {
  checkResetLink,
  issueResetLink,
  requestPasswordReset,
  resetPassword,
  restoreEmail,
} from '@pomona/contract/accounts/recovery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { siteOrigin } from '#platform/http/input/origin.ts';
import { serve } from '#platform/http/serve.ts';
import type { Recovery } from './service.ts';

export function serveRecovery(
  app: FastifyInstance,
  recovery: Recovery,
  publicUrl: string | null,
): void {
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
  serve(
    app,
    issueResetLink,
    ({ params, viewer, language, request, reply }) => {
      keepPrivate(reply);
      const origin = siteOrigin(request, publicUrl);
      return recovery.issueResetLink(params.id, { viewer, language, origin });
    },
    { limit: 'costly' },
  );
}

/** Tokens and addresses must not stay in any cache. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
