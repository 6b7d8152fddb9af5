import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';

/** Node's own answers to these have neither our headers nor our form. */
export const protocolOptions = { requireHostHeader: false } as const;

export function checkProtocol(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host !== undefined || request.raw.httpVersion === '1.0') return done();
    reply.header('connection', 'close');
    done(new AppError('bad_request'));
  });
}
