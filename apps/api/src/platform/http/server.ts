import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { acceptSockets, refuseForeignSockets } from '#platform/realtime/sockets/upgrade.ts';
import { answerBrokenRequest } from './errors/broken-requests.ts';
import { handleErrors, sendFailure } from './errors/error-handler.ts';
import { appErrorOf, type FaultClassifier } from './errors/error-reply.ts';
import { readJsonBodies } from './input/json-body.ts';
import { checkProtocol, protocolOptions } from './input/protocol.ts';
import {
  type ConnectionLimits,
  countedNetwork,
  defaultConnectionLimits,
  limitConnections,
} from './limits/connections.ts';
import { type OverloadOptions, shedOverload } from './limits/overload.ts';
import { createRateLimits, type RateLimitOptions } from './limits/rate-limits.ts';
import { identifyRequests, requestIdOf } from './logging/request-ids.ts';
import { logRequests } from './logging/request-log.ts';
import { RequestLogger } from './logging/request-logger.ts';
import { compressAnswers } from './replies/compression.ts';
import { authoriseEveryRoute } from './security/authorisation.ts';
import { allowOrigins } from './security/cors.ts';
import { keepRepliesToMembersPrivate } from './security/private-replies.ts';
import { addSecurityHeaders, securityHeaders } from './security/security-headers.ts';
import type { Authenticate } from './security/viewer.ts';
import './route-config.ts';

export interface HttpParts {
  log: FastifyBaseLogger;
  authenticate: Authenticate;
  faults: FaultClassifier;
  limits: RateLimitOptions;
  overload: OverloadOptions;
  /** Addresses of proxies whose `X-Forwarded-*` are believed. */
  trustProxy: boolean | number | string[];
  /** Besides its own. */
  corsOrigins: readonly string[];
  /** Of pages that may open sockets, besides the host that they call. */
  socketOrigins: readonly string[];
  /** The site is reached by https, whatever a proxy says. */
  isHttps: boolean;
  connections?: Partial<ConnectionLimits>;
  checksReplies: boolean;
}

/** Where an endpoint does not name its own. */
const defaultBodyLimit = 64 * 1024;

/** The contract's ids have 128. */
const maxParamLength = 256;

/** A slow sender is cut off: headers within 8 s, the whole request within 15 s, looked at every second. */
const timeouts = { headers: 8000, request: 15_000, check: 1000, keepAlive: 65_000 };

/** The HTTP server without any feature; features register their routes on it. */
export async function createHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const connections: ConnectionLimits = {
    ...defaultConnectionLimits,
    networkOf: (address) => countedNetwork(address, parts.trustProxy !== false),
    ...parts.connections,
  };
  const app = createFastify(parts, connections);
  app.decorate('served', []);
  app.decorate('checksReplies', parts.checksReplies);
  readJsonBodies(app);
  handleErrors(app, parts.faults);
  addSecurityHeaders(app, parts);
  keepRepliesToMembersPrivate(app);
  identifyRequests(app);
  logRequests(app);
  // Before whatever refuses: it closes the connection of a refused upgrade.
  await acceptSockets(app);
  checkProtocol(app);
  await allowOrigins(app, parts.corsOrigins);
  await shedOverload(app, parts.overload);
  limitConnections(app, connections);
  refuseForeignSockets(app, parts.socketOrigins);
  authoriseEveryRoute(app, parts.authenticate, await createRateLimits(app, parts.limits));
  await compressAnswers(app);
  return app;
}

function createFastify(
  { log, trustProxy, faults }: HttpParts,
  { maxStalledMilliseconds }: ConnectionLimits,
): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    childLoggerFactory: (parent, bindings, options) => new RequestLogger(parent, bindings, options),
    genReqId: requestIdOf,
    trustProxy: trustOf(trustProxy),
    bodyLimit: defaultBodyLimit,
    requestTimeout: timeouts.request,
    connectionTimeout: maxStalledMilliseconds,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      ...protocolOptions,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders).header('x-request-id', request.id);
      void sendFailure(request, reply, appErrorOf(error, faults));
    },
    clientErrorHandler: answerBrokenRequest,
  });
}

function trustOf(trust: HttpParts['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}
