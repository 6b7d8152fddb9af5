import { signIn, signOut, signUp } from '@pomona/contract/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestTimeZone } from '#platform/http/input/time-zone.ts';
import { serve } from '#platform/http/serve.ts';
import type { Accounts } from './service.ts';

export function serveAccounts(app: FastifyInstance, accounts: Accounts): void {
  serve(app, signUp, ({ body, request, reply }) => {
    keepPrivate(reply);
    return accounts.signUp(body, originOf(request));
  });
  serve(app, signIn, ({ body, request, reply }) => {
    keepPrivate(reply);
    return accounts.signIn(body, originOf(request));
  });
  serve(app, signOut, ({ viewer }) => accounts.signOut(viewer));
}

/** Tokens and personal data must not stay in any cache. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

function originOf(request: FastifyRequest) {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    timeZone: requestTimeZone(request),
  };
}
