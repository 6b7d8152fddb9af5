import * as fc from 'fast-check';
import { pathOf, queryOf, tricked } from './addresses.ts';
import { bodiesOf, plainBodiesOf } from './bodies.ts';
import { type Body, type Call, latest, type Role } from './call.ts';
import { contentType, oddHeaders } from './headers.ts';
import type { KnownIds } from './known-ids.ts';
import type { Operation } from './openapi.ts';

const role: fc.Arbitrary<Role> = fc.oneof(
  { arbitrary: fc.constantFrom<Role>('member', 'other', 'admin'), weight: 6 },
  { arbitrary: fc.constantFrom<Role>('visitor', 'forged'), weight: 1 },
);

const oddMethods = ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'];

/** Mostly the method that is served; others, those that HTTP has and those that extensions of it have. */
export const methodOr = (method: string): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constant(method), weight: 12 },
    { arbitrary: fc.constantFrom(...oddMethods, 'PROPFIND', 'SEARCH', 'LINK'), weight: 1 },
  );

/** Calls of one operation, each with something odd about it, or nothing. */
export function callsOf(
  operation: Operation,
  known: KnownIds,
  latestId?: string,
): fc.Arbitrary<Call> {
  const body = operation.method === 'GET' ? fc.constant(null) : bodiesOf(operation.body, known);
  return fc
    .record({
      role,
      method: methodOr(operation.method),
      path: tricked(
        fc
          .tuple(pathOf(operation.path, known, latestId), queryOf(operation.query, known))
          .map(([path, query]) => path + query),
      ),
      headers: oddHeaders,
      type: contentType,
      body,
    })
    .map(({ type, ...call }) => ({ ...withType(call, type), ...named(operation, call) }));
}

/** Whose reply is to be expected; none where a trick may have led elsewhere. */
function named({ name, method, path }: Operation, call: Pick<Call, 'method' | 'path'>) {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/?#;\\\\]+');
  const isPlain = call.method === method && new RegExp(`^${pattern}/?(?:\\?|$)`).test(call.path);
  return isPlain ? { operation: name } : {};
}

function withType(call: Omit<Call, 'kind'>, type: string): Call {
  const headers: Record<string, string> = { ...call.headers };
  if (call.body !== null) headers['content-type'] = type;
  // An odd token is worth a try, but not where the role has a token of its own.
  if (call.role !== 'visitor') delete headers.authorization;
  return { kind: 'call', ...call, headers };
}

const json = { 'content-type': 'application/json' };

/**
 * What a person may do in a row with one thing: make it, change it oddly, delete it. The first call is as it should be, so that the
 * others find something.
 */
export function sequencesOf(
  operations: readonly Operation[],
  known: KnownIds,
): fc.Arbitrary<Call[]> {
  const makers = operations.filter(
    ({ method, body }) => (method === 'POST' || method === 'PUT') && body !== null,
  );
  const first = fc.constantFrom(...(makers.length > 0 ? makers : operations)).chain((maker) =>
    fc
      .record({
        path: pathOf(maker.path, known, undefined),
        body:
          maker.body === null ? fc.constant<Body | null>(null) : plainBodiesOf(maker.body, known),
      })
      .map(({ path, body }): Call => {
        const headers = body === null ? {} : json;
        return { kind: 'call', role: 'member', method: maker.method, path, headers, body };
      }),
  );
  const next = fc
    .constantFrom(...operations)
    .chain((operation) => callsOf(operation, known, latest));
  return fc
    .tuple(first, fc.array(next, { minLength: 1, maxLength: 5 }))
    .map(([made, others]) => [made, ...others]);
}
