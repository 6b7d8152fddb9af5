import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/v4/core';
import './route-config.ts';
import { requestLanguage } from './input/language.ts';
import { parseInput } from './input/parse-input.ts';
import type { Limit } from './limits/limit.ts';
import type { ViewerFor } from './security/viewer.ts';

export interface Call<E extends Endpoint> {
  readonly viewer: ViewerFor<E['access']>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returns that has sent its answer through `reply` by itself. */
export const answered = Symbol('answered');

type Answer<E extends Endpoint> = ReplyOf<E> | NoBody<E> | typeof answered;

// biome-ignore lint/suspicious/noConfusingVoidType: it stands for a function without a result
type NoBody<E extends Endpoint> = undefined extends ReplyOf<E> ? void : never;

export type EndpointHandler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

export interface ServeOptions {
  limit?: Limit;
  /** `false` for bodies that are compressed already, or cannot be. */
  compress?: false;
  answersUnderPressure?: boolean;
}

/** Serves an endpoint of the contract; the status is the first it names unless the handler sets `reply.code()`. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
  options: ServeOptions = {},
): void {
  const [firstStatus = '200'] = Object.keys(endpoint.replies);
  app.served.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    ...(options.compress === false ? { compress: false } : {}),
    config: {
      access: endpoint.access,
      endpoint,
      ...(options.limit === undefined ? {} : { limit: options.limit }),
      ...(options.answersUnderPressure ? { answersUnderPressure: true } : {}),
    },
    handler: (request, reply) => {
      const call = readCall(endpoint, request, reply);
      reply.code(Number(firstStatus));
      const answer = handler(call);
      const send = (given: Answer<E>) => sendAnswer(app, { endpoint, reply, given });
      // Not returned: the framework would wait for the last byte of every answer (a reply is a thenable).
      if (answer instanceof Promise) answer.then(send).catch((error: unknown) => reply.send(error));
      else send(answer);
    },
  });
}

function sendAnswer<E extends Endpoint>(
  app: FastifyInstance,
  { endpoint, reply, given }: { endpoint: E; reply: FastifyReply; given: Answer<E> },
): void {
  if (given === answered || reply.sent) return;
  if (app.checksReplies) checkReply(endpoint, reply.statusCode, given);
  reply.send(given);
}

function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<E> {
  const language = requestLanguage(request);
  const parts = parseInput(endpoint, request, language);
  // The schemas of this very endpoint produced these parts, and the authorisation hook the viewer.
  return {
    viewer: request.viewer,
    params: parts.params,
    query: parts.query,
    body: parts.body,
    language,
    request,
    reply,
  } as Call<E>;
}

/** Throws where an answer is not exactly what the contract promises: a leak, or a hole. */
function checkReply(endpoint: Endpoint, status: number, answer: unknown): void {
  const schema = endpoint.replies[status];
  if (schema === undefined) throw new Error(`${endpoint.name} does not promise a ${status}`);
  if (schema === null) {
    if (answer !== undefined) throw new Error(`${endpoint.name} promises no body with ${status}`);
    return;
  }
  const sent: unknown = JSON.parse(JSON.stringify(answer) ?? 'null');
  const parsed = safeParse(schema, sent);
  if (!parsed.success) {
    throw new Error(`${endpoint.name} breaks its promise: ${parsed.error.message}`);
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(`${endpoint.name} answers with more than it promises`);
  }
}
