import type { FastifyInstance } from 'fastify';
import '#platform/http/route-config.ts';
import { isInternalRequest } from '../internal-requests.ts';
import { viewerIdOf } from '../security/viewer.ts';

/** One line per call, with the route's pattern: neither ids nor queries reach the log. */
export function logRequests(app: FastifyInstance): void {
  const { log } = app;
  app.addHook('onResponse', (request, reply, done) => {
    const entry = {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      viewer: viewerIdOf(request.viewer) ?? undefined,
    };
    if (request.routeOptions.config?.answersUnderPressure || isInternalRequest(request))
      log.debug(entry, 'call');
    else log.info(entry, 'call');
    done();
  });
}
