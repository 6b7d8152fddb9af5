import type { Access } from '@pomona/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import type { RateLimits } from './rate-limits.ts';
import './route-config.ts';
import type { Authenticate, Viewer } from './viewer.ts';

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
  const admit = async (request: FastifyRequest, access: Access | undefined): Promise<void> => {
    if (request.headers.authorization) {
      await limits.countToken(request);
      const options = { isFresh: access === 'admin' };
      request.viewer = await readViewer(request.headers.authorization, (token) =>
        authenticate(token, options),
      );
    }
    requireAccess(request.viewer, access);
    await limits.countCall(request);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    // The answer to an unknown address is not a route; it is the same for everyone.
    const access = request.is404 ? 'public' : request.routeOptions.config.access;
    const isOpen = access === 'public' || (access === 'visitor' && !request.headers.authorization);
    // Most calls are open: they are let through without a detour over a promise.
    const admitted = isOpen ? limits.countCall(request) : admit(request, access);
    if (admitted === undefined) done();
    else admitted.then(() => done(), done);
  });
}

/** Whose token this is; one that is not valid is refused, not ignored (AUTH-02). */
async function readViewer(
  header: string,
  authenticate: (token: string) => ReturnType<Authenticate>,
): Promise<Viewer> {
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined || token.length > longestToken) throw new AppError('session_rejected');
  const member = await authenticate(token);
  if (member === null) throw new AppError('session_rejected');
  return member;
}

function requireAccess(viewer: Viewer, access: Access | undefined): void {
  if (access === 'visitor') return;
  if (viewer.kind === 'visitor') throw new AppError('not_signed_in');
  if (access === 'member') return;
  if (!viewer.isAdmin) throw new AppError('forbidden');
}
