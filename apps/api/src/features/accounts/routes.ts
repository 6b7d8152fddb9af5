import { chooseNumberFree, readOwnUser, signIn, signOut, signUp } from '@pomona/contract/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  serve(app, readOwnUser, ({ viewer, reply }) => {
    keepPrivate(reply);
    return accounts.readOwnUser(viewer);
  });
  serve(app, chooseNumberFree, ({ viewer, body, reply }) => {
    keepPrivate(reply);
    return accounts.chooseNumberFree(viewer, body.number_free);
  });
}

/** A token and a person's own facts stay in no cache, neither the browser's nor one on the way. */
function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

function originOf(request: FastifyRequest) {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
