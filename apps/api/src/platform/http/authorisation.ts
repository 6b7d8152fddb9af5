import type { Access } from '@pomona/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import './route-config.ts';
import { type Authenticate, type Viewer, visitor } from './viewer.ts';

/** Ours are 43 characters; what is longer is not worth asking the database for. */
const longestToken = 256;

/**
 * The one place where it is decided who may call what. It holds for every route: one that does not say who may
 * call is refused when it is registered, so that nothing is open by oversight.
 */
export function authoriseEveryRoute(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`Route ${String(route.method)} ${route.url} does not say who may call it`);
    }
  });
  app.addHook('onRequest', async (request) => {
    // The answer to an unknown address is not a route; it is the same for everyone.
    const access = request.is404 ? 'public' : request.routeOptions.config.access;
    if (access === 'public') return;
    request.viewer = await readViewer(request, authenticate);
    requireAccess(request.viewer, access);
  });
}

/** Who sent this token; a token that is not valid is refused, not ignored (AUTH-02). */
async function readViewer(request: FastifyRequest, authenticate: Authenticate): Promise<Viewer> {
  const header = request.headers.authorization;
  if (header === undefined || header === '') return visitor;
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
