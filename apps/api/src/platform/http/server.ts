import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { answerFailures, sendFailure } from './errors/error-handler.ts';
import { appErrorOf, type FaultClassifier, failureOf } from './errors/error-reply.ts';
import { readJsonBodies } from './input/json-body.ts';
import type { CountCall } from './limits/call-counter.ts';
import { type OverloadOptions, shedOverload } from './limits/overload.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import { requestIdOf } from './logging/request-ids.ts';
import { logRequests } from './logging/request-log.ts';
import { RequestLogger } from './logging/request-logger.ts';
import { compressAnswers } from './replies/compression.ts';
import { authoriseEveryRoute } from './security/authorisation.ts';
import { admitOrigins } from './security/cors.ts';
import { addSecurityHeaders, securityHeaders } from './security/security-headers.ts';
import { type Authenticate, visitor } from './security/viewer.ts';
import './route-config.ts';

export interface HttpParts {
  log: FastifyBaseLogger;
  authenticate: Authenticate;
  faults: FaultClassifier;
  /** Counts calls, and how generously (0: not at all). */
  limits: { count: CountCall; factor: number };
  overload: OverloadOptions;
  /** Addresses of proxies whose `X-Forwarded-*` are believed. */
  trustProxy: boolean | number | string[];
  /** Origins whose pages may call the API, besides this one. */
  corsOrigins: readonly string[];
  /** Compare every reply with its schema (tests). */
  checksReplies: boolean;
}

/** Largest body where an endpoint does not name its own. */
const defaultBodyLimit = 64 * 1024;

/** Longest path parameter; the contract's ids have 128. */
const longestParameter = 256;

/** A slow sender is cut off: headers within 8 s, the whole request within 15 s, looked at every second. */
const timeouts = { headers: 8000, request: 15_000, check: 1000, keepAlive: 65_000 };

/** The HTTP side without any feature: guards, headers, failures, log. Features register their routes on it. */
export async function createHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    childLoggerFactory: (parent, bindings, options) => new RequestLogger(parent, bindings, options),
    genReqId: requestIdOf,
    trustProxy: trustOf(parts.trustProxy),
    bodyLimit: defaultBodyLimit,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders).header('x-request-id', request.id);
      void sendFailure(request, reply, appErrorOf(error, parts.faults));
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.decorate('served', []);
  app.decorate('checksReplies', parts.checksReplies);
  readJsonBodies(app);
  answerFailures(app, parts.faults);
  addSecurityHeaders(app);
  app.decorateRequest('viewer');
  app.addHook('onRequest', (request, reply, done) => {
    request.viewer = visitor;
    reply.header('x-request-id', request.id);
    done();
  });
  logRequests(app);
  admitOrigins(app, parts.corsOrigins);
  await shedOverload(app, parts.overload);
  const limits = createRateLimits(parts.limits.count, parts.limits.factor);
  authoriseEveryRoute(app, parts.authenticate, limits);
  await compressAnswers(app);
  return app;
}

/** So many proxies stand in front, these addresses are proxies, all senders are, or none. */
function trustOf(trust: HttpParts['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** Answers what was not even HTTP, or came too slowly, on the bare socket, with the same headers and body. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] =
    brokenRequests[error.code ?? ''] ?? (['400 Bad Request', 'bad_request'] as const);
  const body = JSON.stringify(
    failureOf(new AppError(code), 'en', requestIdOf({ headers: {} } as IncomingMessage)).body,
  );
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n${body}`);
}

const brokenRequests: Readonly<Record<string, readonly [string, 'timeout' | 'payload_too_large']>> =
  {
    ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout'],
    HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'payload_too_large'],
  };
