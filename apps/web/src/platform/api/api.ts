import {
  addressOf,
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@pomona/contract/endpoint';
import type { ErrorCode } from '@pomona/contract/errors';
import { ApiError } from './failures.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: never }
  : { readonly [K in Name]: Value };
type OptionalPart<Name extends string, Value> = Partial<Part<Name, Value>>;

export type CallParts<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  OptionalPart<'query', QueryOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    readonly signal?: AbortSignal;
    /** `reload` goes past every cache and says so in the headers. */
    readonly cache?: 'reload';
    /** Made once for one mutation: sent again, the call does nothing twice. */
    readonly idempotencyKey?: string;
  };

type LooseParts = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  signal?: AbortSignal;
  cache?: 'reload';
  idempotencyKey?: string;
};

export interface Sent {
  method: Endpoint['method'];
  address: string;
  body: unknown;
  signal: AbortSignal | undefined;
  cache?: 'reload' | undefined;
  idempotencyKey?: string | undefined;
}
export interface Received {
  status: number;
  body: unknown;
}
/** Carries one request to the API and brings the answer: `fetch` in a browser, in-process on the server. */
export type Transport = (sent: Sent) => Promise<Received>;

export interface Api {
  /** Calls an endpoint of the contract and checks the answer against it. Throws `ApiError` or `NetworkError`. */
  call<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<ReplyOf<E>>;
  /** The same for long lists, which would be slow to check item by item. */
  callUnchecked<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<ReplyOf<E>>;
}

export function createApi(transport: Transport): Api {
  async function receive(endpoint: Endpoint, parts: LooseParts): Promise<Received> {
    const received = await transport({
      method: endpoint.method,
      address: addressOf(endpoint, parts),
      body: parts.body,
      signal: parts.signal,
      cache: parts.cache,
      idempotencyKey: parts.idempotencyKey,
    });
    if (received.status >= 400) throw failureOf(received);
    return received;
  }

  return {
    async call<E extends Endpoint>(endpoint: E, parts: CallParts<E>) {
      const { status, body } = await receive(endpoint, parts as LooseParts);
      const schema = endpoint.replies[status];
      return (schema ? schema.parse(body) : body) as ReplyOf<E>;
    },
    async callUnchecked<E extends Endpoint>(endpoint: E, parts: CallParts<E>) {
      return (await receive(endpoint, parts as LooseParts)).body as ReplyOf<E>;
    },
  };
}

/** A proxy between us and the server may answer with anything at all. */
export function failureOf({ status, body }: Received): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError({ status });
  const { code, detail, errors } = body as Record<string, unknown>;
  return new ApiError({
    status,
    code: typeof code === 'string' ? (code as ErrorCode) : null,
    detail: typeof detail === 'string' ? detail : null,
    problems: Array.isArray(errors) ? errors.filter(isProblem) : [],
  });
}

function isProblem(value: unknown): value is { path: string; message: string } {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
}
