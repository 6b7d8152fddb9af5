import { ApiError, NetworkError } from '#platform/api/failures.ts';
import type { Change, Refusal } from '../change.ts';
import type { Sender } from './sender.ts';

export type Attempt =
  | { readonly result: 'done'; readonly answer: unknown }
  | { readonly result: 'refused'; readonly refusal: Refusal }
  /** Nobody answered, or the server could not do it now. */
  | { readonly result: 'waiting'; readonly isFault: boolean };

const timeoutMilliseconds = 20_000;
/** A change that breaks the server each time must not block the others for ever. */
const maxFaults = 8;
const temporary = new Set([401, 408, 425, 429, 502, 503, 504]);

export async function attemptChange(change: Change, sender: Sender): Promise<Attempt> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    return { result: 'done', answer: await sender.send(change, signal) };
  } catch (error) {
    return attemptOf(error, change);
  }
}

function attemptOf(error: unknown, { faults }: Change): Attempt {
  if (error instanceof NetworkError || isTimeout(error))
    return { result: 'waiting', isFault: false };
  const { status, code, detail } = error instanceof ApiError ? error : unexpected;
  if (temporary.has(status)) return { result: 'waiting', isFault: false };
  if (status >= 500 && faults + 1 < maxFaults) return { result: 'waiting', isFault: true };
  return { result: 'refused', refusal: { status, code, detail } };
}

const unexpected = { status: 500, code: null, detail: null };

const isTimeout = (error: unknown) =>
  error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name);
