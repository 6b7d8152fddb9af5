import type { RecipeRequest } from '@pomona/contract/chef/recipe-request';
import {
  type ChefProgress,
  type ChefReply,
  chefProgress,
  chefReply,
  cookRecipe,
} from '@pomona/contract/chef/recipes';
import { addressOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import { useLocale } from 'use-intl';
import { failureOf } from '#platform/api/api.ts';
import { type ApiError, isGatewayStatus } from '#platform/api/failures.ts';
import { useSession } from '#platform/services.tsx';
import { CookError } from './cook-failure.ts';
import { eventsIn } from './event-stream.ts';

export interface CookCall {
  readonly request: RecipeRequest;
  /** Repeated with the same key, the call answers with the recipe that it made. */
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onStage: (stage: ChefProgress['stage']) => void;
}

/** Cooks on the server, and tells what is being done where the server streams it; throws `CookError`. */
export function useCookCall(): (call: CookCall) => Promise<ChefReply> {
  const session = useSession();
  const language = useLocale();
  return async (call) => {
    const token = session.token();
    const response = await send(call, headersOf(call, token, language));
    if (response.ok) return readReply(response, call);
    const failure = failureOf({ status: response.status, body: await jsonOf(response) });
    if (token !== null && isRejection(failure)) session.reject(token);
    throw new CookError(kindOf(failure, response.headers.get('retry-after')), failure);
  };
}

function headersOf({ key }: CookCall, token: string | null, language: Language) {
  return {
    accept: 'text/event-stream, application/json;q=0.9',
    'accept-language': language,
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
}

async function send({ request, signal }: CookCall, headers: HeadersInit): Promise<Response> {
  const { method } = cookRecipe;
  const address = `${import.meta.env.VITE_API_BASE ?? ''}${addressOf(cookRecipe)}`;
  const body = JSON.stringify(request);
  try {
    return await fetch(address, { method, headers, body, signal, credentials: 'omit' });
  } catch (cause) {
    signal.throwIfAborted();
    throw new CookError({ kind: 'unreachable' }, cause);
  }
}

async function readReply(response: Response, call: CookCall): Promise<ChefReply> {
  const type = response.headers.get('content-type') ?? '';
  const isStream = type.includes('text/event-stream') && response.body !== null;
  try {
    const body = isStream ? await streamed(response.body, call) : await jsonOf(response);
    return chefReply.parse(body);
  } catch (error) {
    call.signal.throwIfAborted();
    throw error instanceof CookError ? error : new CookError({ kind: 'broken' }, error);
  }
}

async function streamed(
  body: ReadableStream<Uint8Array>,
  { signal, onStage }: CookCall,
): Promise<unknown> {
  try {
    for await (const { event, data } of eventsIn(body)) {
      signal.throwIfAborted();
      if (event === 'result') return JSON.parse(data);
      if (event === 'error') throw errorOf(data);
      const progress = chefProgress.safeParse(JSON.parse(data));
      if (event === 'progress' && progress.success) onStage(progress.data.stage);
    }
  } catch (cause) {
    if (cause instanceof CookError || cause instanceof SyntaxError) throw cause;
    throw new CookError({ kind: 'unreachable' }, cause);
  }
  throw new CookError({ kind: 'unreachable' });
}

function errorOf(data: string): CookError {
  const failure = failureOf({ status: 500, body: JSON.parse(data) });
  return new CookError(
    failure.detail === null ? { kind: 'broken' } : { kind: 'refused', detail: failure.detail },
    failure,
  );
}

function kindOf(failure: ApiError, retryAfter: string | null): CookError['failure'] {
  if (failure.status === 429) return { kind: 'limit', until: momentAfter(retryAfter) };
  if (isGatewayStatus(failure.status)) return { kind: 'unreachable' };
  const isExplained = failure.status < 500 && failure.detail !== null;
  return isExplained ? { kind: 'refused', detail: failure.detail ?? '' } : { kind: 'broken' };
}

function momentAfter(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) ? Date.now() + seconds * 1000 : null;
}

const isRejection = ({ status, code }: ApiError): boolean =>
  status === 401 && (code === 'session_rejected' || code === 'not_signed_in');

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
