import type { Access } from '@pomona/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { readOffer } from '#platform/realtime/sockets/offers.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import '../route-config.ts';
import { type Authenticate, type Viewer, visitor } from './viewer.ts';

/** Ours have 43 characters. */
const maxTokenLength = 256;

/** The one place that decides who may call what, and how often; nothing is open by oversight. */
export function authoriseEveryRoute(
  app: FastifyInstance,
  authenticate: Authenticate,
  limits: RateLimits,
): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`Route ${String(route.method)} ${route.url} does not say who may call it`);
    }
  });
  async function viewerOf(request: FastifyRequest, access: Access | undefined): Promise<Viewer> {
    const authorization = authorizationOf(request);
    if (!authorization || access === 'public') return visitor;
    await limits.countToken(request);
    const member = await authenticate(tokenIn(authorization), { isFresh: access === 'admin' });
    if (member === null) throw new AppError('session_rejected');
    return member;
  }
  app.addHook('onRequest', async (request) => {
    const access = request.is404 ? 'public' : request.routeOptions.config.access;
    request.viewer = await viewerOf(request, access);
    requireAccess(request.viewer, access);
    await limits.countCall(request);
  });
}

/** A browser's socket has no such header: there the token is offered as a subprotocol. */
function authorizationOf(request: FastifyRequest): string | undefined {
  const { headers } = request;
  if (!request.ws) return headers.authorization;
  const token = readOffer(headers['sec-websocket-protocol']).credentials.get('bearer');
  return token === undefined ? headers.authorization : `Bearer ${token}`;
}

/** The bearer token; a header that is not one is refused, not ignored (AUTH-02). */
function tokenIn(header: string): string {
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined || token.length > maxTokenLength) throw new AppError('session_rejected');
  return token;
}

function requireAccess(viewer: Viewer, access: Access | undefined): void {
  if (access === 'public' || access === 'visitor') return;
  if (viewer.kind === 'visitor') throw new AppError('not_signed_in');
  if (access === 'member') return;
  if (!viewer.isAdmin) throw new AppError('forbidden');
}
