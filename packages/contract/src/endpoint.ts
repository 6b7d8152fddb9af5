import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.ZodMiniType;

/**
 * Who may call.
 * - `public`: anybody, and no token is looked at. For what is the same for everyone, so that caches may share
 *   it, and for what must work while a session is broken (sign-in, health).
 * - `visitor`: anybody; a token that comes along must be valid, or the answer is 401 `session_rejected`: the
 *   client then signs out (AUTH-02) instead of showing a stranger's view to someone who believes to be signed in.
 * - `member`: someone signed in.
 * - `admin`: an administrator.
 */
export type Access = 'public' | 'visitor' | 'member' | 'admin';

/** One call of the API as a value: served by the API, called by the web, printed as OpenAPI. */
export interface Endpoint {
  /** Unique, and the OpenAPI operation id. */
  readonly name: string;
  /** The feature it belongs to; the OpenAPI tag. */
  readonly feature: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without trailing slash; parameters as `:id`. The API serves it with the slash as well. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Largest body in bytes; the server's default where absent. */
  readonly bodyLimit?: number;
  /** Its texts come as somebody found them: characters that cannot be stored are dropped, and refused everywhere else. */
  readonly dropsUnkeepable?: true;
  /** Reply schema by status; `null` for a reply without a body. */
  readonly replies: Readonly<Record<number, Schema | null>>;
  /** Failures of its own, beside those that any call can have. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types of one endpoint and checks its form. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Infer<S> = S extends Schema ? z.infer<S> : undefined;
type InferInput<S> = S extends Schema ? z.input<S> : undefined;

/** What the handler receives and what the caller gives, by part. */
export type ParamsOf<E extends Endpoint> = Infer<E['params']>;
export type QueryOf<E extends Endpoint> = Infer<E['query']>;
export type QueryInputOf<E extends Endpoint> = InferInput<E['query']>;
export type BodyOf<E extends Endpoint> = Infer<E['body']>;
export type BodyInputOf<E extends Endpoint> = InferInput<E['body']>;

/** The body of a successful reply. */
export type ReplyOf<E extends Endpoint> = {
  [Status in keyof E['replies']]: Infer<E['replies'][Status]>;
}[keyof E['replies']];

type AddressValue = string | number | boolean | readonly string[] | undefined;

/**
 * The address of a call: path parameters filled in and encoded, query appended; lists repeat their name.
 * Collections carry the trailing slash that the specification writes.
 */
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
