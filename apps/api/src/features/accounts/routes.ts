import { signIn, signOut, signUp } from '@pomona/contract/accounts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { arrivalOf } from './arrival.ts';
import type { Accounts } from './service.ts';

export function serveAccounts(app: FastifyInstance, accounts: Accounts): void {
  serve(app, signUp, ({ body, request, reply }) => {
    keepPrivate(reply);
    return accounts.signUp(body, arrivalOf(request));
  });
  serve(app, signIn, ({ body, request, reply }) => {
    keepPrivate(reply);
    return accounts.signIn(body, arrivalOf(request));
  });
  serve(app, signOut, ({ viewer }) => accounts.signOut(viewer));
}

/** Tokens and personal data must not stay in any cache. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}
