import type { Language } from '@pomona/contract/languages';
import type { Received, Sent, Transport } from './api.ts';
import { isGatewayStatus, NetworkError } from './failures.ts';

interface Surroundings {
  /** Address of the API without trailing slash; empty for the page's own origin (API-27). */
  base: string;
  token(): string | null;
  language(): Language;
  onRejected(token: string): void;
  /** Whether the server was reached, after every call. */
  onContact?(wasReached: boolean): void;
}

/** Calls the API over the network with the member's token and language (AUTH-03). */
export function browserTransport(surroundings: Surroundings): Transport {
  return async (sent) => {
    const token = surroundings.token();
    const received = await fetchJson(`${surroundings.base}${sent.address}`, {
      ...requestOf(sent),
      headers: headersOf(sent, token, surroundings.language()),
    }).catch((error: unknown) => {
      if (error instanceof NetworkError) surroundings.onContact?.(false);
      throw error;
    });
    surroundings.onContact?.(!isGatewayStatus(received.status));
    if (token !== null && isRejection(received)) surroundings.onRejected(token);
    return received;
  };
}

function requestOf({ method, body, signal, cache }: Sent): RequestInit {
  return {
    method,
    credentials: 'omit',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(cache && { cache }),
  };
}

/** Days are those of the calendar where the member is (WELL-13). */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function headersOf({ body, idempotencyKey }: Sent, token: string | null, language: Language) {
  return {
    accept: 'application/json',
    'accept-language': language,
    'time-zone': timeZone,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
}

async function fetchJson(url: string, init: RequestInit): Promise<Received> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, body: await bodyOf(response) };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new NetworkError('The server cannot be reached', { cause });
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response.json() : undefined;
}

function isRejection({ status, body }: Received): boolean {
  if (status !== 401 || typeof body !== 'object' || body === null) return false;
  const { code } = body as Record<string, unknown>;
  return code === 'session_rejected' || code === 'not_signed_in';
}
