import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { visitor } from '../security/viewer.ts';
import '../route-config.ts';

/** What a proxy in front may send; anything else could forge log lines. */
const saneId = /^[A-Za-z0-9_-]{8,64}$/;

export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}

/** Every reply names its request; its viewer is a visitor until a token says otherwise. */
export function identifyRequests(app: FastifyInstance): void {
  app.decorateRequest('viewer');
  app.addHook('onRequest', (request, reply, done) => {
    request.viewer = visitor;
    reply.header('x-request-id', request.id);
    done();
  });
}
