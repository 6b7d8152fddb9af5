import type { FastifyInstance } from 'fastify';
import '#platform/http/route-config.ts';

/**
 * One line per call: what, how it ended, how long, for whom. The route's pattern stands for the address, so that
 * neither ids nor queries reach the log.
 */
export function logRequests(app: FastifyInstance): void {
  const { log } = app;
  app.addHook('onResponse', (request, reply, done) => {
    const viewer = request.viewer.kind === 'member' ? request.viewer.id : undefined;
    const entry = {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      viewer,
    };
    if (request.routeOptions.config?.answersUnderPressure) log.debug(entry, 'call');
    else log.info(entry, 'call');
    done();
  });
}
