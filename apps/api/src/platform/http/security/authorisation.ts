import type { Access } from '@pomona/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import type { RateLimits } from '#platform/http/limits/rate-limits.ts';
import '#platform/http/route-config.ts';
import type { Authenticate, Member, Viewer } from './viewer.ts';

/** Ours are 43 characters; what is longer is not worth asking the database for. */
const longestToken = 256;

/**
 * The one place where it is decided who may call what, and how often. It holds for every route: one that does not
 * say who may call is refused when it is registered, so that nothing is open by oversight.
 */
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
  const enter = (request: FastifyRequest, access: Access | undefined, member: Member | null) => {
    if (member === null) throw new AppError('session_rejected');
    request.viewer = member;
    requireAccess(member, access);
    return limits.countCall(request);
  };
  const admit = (request: FastifyRequest, access: Access | undefined): void | Promise<void> => {
    const { authorization } = request.headers;
    if (!authorization) {
      requireAccess(request.viewer, access);
      return limits.countCall(request);
    }
    const look = () => authenticate(tokenIn(authorization), { isFresh: access === 'admin' });
    const counted = limits.countToken(request);
    const member = counted === undefined ? look() : counted.then(look);
    return member instanceof Promise
      ? member.then((known) => enter(request, access, known))
      : enter(request, access, member);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    // The answer to an unknown address is not a route; it is the same for everyone.
    const access = request.is404 ? 'public' : request.routeOptions.config.access;
    const isOpen = access === 'public' || (access === 'visitor' && !request.headers.authorization);
    // Most callers are known already: they are let through without a detour over a promise.
    const admitted = isOpen ? limits.countCall(request) : admit(request, access);
    if (admitted === undefined) done();
    else admitted.then(() => done(), done);
  });
}

/** The bearer token; a header that is not one is refused, not ignored (AUTH-02). */
function tokenIn(header: string): string {
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined || token.length > longestToken) throw new AppError('session_rejected');
  return token;
}

function requireAccess(viewer: Viewer, access: Access | undefined): void {
  if (access === 'visitor') return;
  if (viewer.kind === 'visitor') throw new AppError('not_signed_in');
  if (access === 'member') return;
  if (!viewer.isAdmin) throw new AppError('forbidden');
}
