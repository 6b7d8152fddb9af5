import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/**
 * `public`: no token is read, so that shared caches may keep the reply and sign-in works with a broken session.
 * `visitor`: anybody, but an invalid token is 401 `session_rejected`, so that the client signs out (AUTH-02).
 * `member`: signed in. `admin`: an administrator.
 */
export type Access = 'public' | 'visitor' | 'member' | 'admin';

/** An API call as a value: served by the API, called by the web app, printed as OpenAPI. */
export interface Endpoint {
  readonly name: string;
  readonly feature: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without trailing slash; parameters as `:id`. The API also accepts a trailing slash. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly bodyLimit?: number;
  /** Drops characters that cannot be stored instead of refusing the request. */
  readonly dropsUnstorable?: true;
  readonly replies: Readonly<Record<number, Schema | null>>;
  readonly errors: readonly ErrorCode[];
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Infer<S> = S extends Schema ? z.infer<S> : undefined;
type InferInput<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = Infer<E['params']>;
export type QueryOf<E extends Endpoint> = Infer<E['query']>;
export type BodyOf<E extends Endpoint> = Infer<E['body']>;
export type BodyInputOf<E extends Endpoint> = InferInput<E['body']>;

export type ReplyOf<E extends Endpoint> = {
  [Status in keyof E['replies']]: Infer<E['replies'][Status]>;
}[keyof E['replies']];

type AddressValue = string | number | boolean | readonly string[] | undefined;

/** Path parameters and query are encoded; lists repeat their name. Collections have the trailing slash of the specification. */
export function addressOf(
  endpoint: Pick<Endpoint, 'path'>,
  parts: {
    params?: Readonly<Record<string, string>> | undefined;
    query?: Readonly<Record<string, AddressValue>> | undefined;
  } = {},
): string {
  const path = endpoint.path.replace(/:([a-z_]+)/gi, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
