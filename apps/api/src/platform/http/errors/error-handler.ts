import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { requestLanguage } from '#platform/http/input/language.ts';
import { appErrorOf, type FaultClassifier, failureOf } from './error-reply.ts';
import { statuses } from './status-codes.ts';

export function handleErrors(app: FastifyInstance, faults: FaultClassifier): void {
  app.setErrorHandler((error, request, reply) => {
    const known = appErrorOf(error, faults);
    logFailure(request, known);
    return sendFailure(request, reply, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(app, request);
    if (methods.length === 0) {
      return sendFailure(request, reply, new AppError('endpoint_not_found'));
    }
    reply.header('allow', methods.join(', '));
    return sendFailure(request, reply, new AppError('method_not_allowed'));
  });
}

/** In JSON, whatever the route would have sent. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): FastifyReply {
  const failure = failureOf(error, requestLanguage(request), request.id);
  // Set by the handler for a success.
  for (const name of ['etag', 'last-modified', 'content-encoding', 'content-length']) {
    reply.removeHeader(name);
  }
  return reply
    .code(failure.status)
    .headers(failure.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.body);
}

/** Without a stack where the database is away: those come in floods. */
export function logFailure(request: FastifyRequest, error: AppError): void {
  const status = statuses[error.code];
  if (status < 500) return;
  const fault = error.cause ?? error;
  if (error.code === 'internal') request.log.error({ err: fault }, 'a call failed');
  else request.log.warn({ err: fault, code: error.code }, 'a call could not be answered');
}

function allowedMethods(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = request.url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '';
  const methods = app.served
    .filter((endpoint) => patternOf(endpoint.path).test(path))
    .map((endpoint) => endpoint.method);
  return [...new Set(methods)];
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[a-z_]+/gi, '[^/]+')}$`);
}
