import { OutsideError } from './outside-error.ts';

export interface ConfiguredFetchOptions {
  /** Scheme, host and port of the configuration; they may be of this machine. */
  origin: string;
  maxBytes: number;
}

/** For a service that the configuration names, never for an address from a request: only its origin, no redirect, a bounded body. */
export function createFetchConfigured({ origin, maxBytes }: ConfiguredFetchOptions): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new OutsideError('refused', 'Not the configured service');
    const response = await fetch(url, { ...init, redirect: 'error' });
    const { status, statusText, headers } = response;
    const body = response.body?.pipeThrough(boundedTo(maxBytes)) ?? null;
    return new Response(body, { status, statusText, headers });
  };
}

function boundedTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes)
        controller.error(new OutsideError('too_large', `More than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
