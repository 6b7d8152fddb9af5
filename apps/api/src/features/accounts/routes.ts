import { readOwnUser, signIn, signOut, signUp } from '@pomona/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Accounts } from './service.ts';

export function serveAccounts(app: FastifyInstance, accounts: Accounts): void {
  serve(app, signUp, ({ body, request }) => accounts.signUp(body, originOf(request)));
  serve(app, signIn, ({ body, request }) => accounts.signIn(body, originOf(request)));
  serve(app, signOut, ({ viewer }) => accounts.signOut(viewer));
  serve(app, readOwnUser, ({ viewer }) => accounts.readOwnUser(viewer));
}

function originOf(request: FastifyRequest) {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
