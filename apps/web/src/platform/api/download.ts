import { addressOf, type Endpoint } from '@pomona/contract/endpoint';
import { useLocale } from 'use-intl';
import { useSession } from '#platform/services.tsx';
import { failureOf } from './api.ts';
import { NetworkError } from './failures.ts';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Fetches a file with the token, which never stands in an address, and saves it under the name that the server says. */
export function useDownload(): (endpoint: Endpoint, parts: Parts) => Promise<void> {
  const session = useSession();
  const language = useLocale();
  return async (endpoint, parts) => {
    const token = session.token();
    const response = await request(
      `${import.meta.env.VITE_API_BASE ?? ''}${addressOf(endpoint, parts)}`,
      {
        credentials: 'omit',
        headers: {
          'accept-language': language,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
      },
    );
    if (!response.ok) {
      const failure = failureOf({ status: response.status, body: await bodyOf(response) });
      if (token !== null && failure.code === 'session_rejected') session.reject(token);
      throw failure;
    }
    save(await response.blob(), fileNameIn(response.headers.get('content-disposition')));
  };
}

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new NetworkError('The server cannot be reached', { cause });
  }
}

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** The name in a `Content-Disposition` header (RFC 6266): the one with an encoding is the better one. */
export function fileNameIn(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="([^"]+)"|filename=([^;\s]+)/i.exec(header ?? '');
  return (encoded && decoded(encoded)) ?? plain?.[1] ?? plain?.[2] ?? 'download';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The browser may still read it a while after the press. */
const readWithinMilliseconds = 60_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMilliseconds);
}
