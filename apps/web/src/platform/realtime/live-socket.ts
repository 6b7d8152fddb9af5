import { beatSeconds, closeCodes } from '@pomona/contract/realtime/protocol';

interface LiveSocketParts {
  path: string;
  /** Asked before each attempt: the token may be another one by then. */
  protocols(): string[];
  onMessage(message: unknown): void;
  /** `send` is for this connection: it is gone when that breaks. */
  onOpen?(send: (message: object) => void): void;
  onLost?(): void;
  /** The session or the link was ended; there are no more attempts. */
  onAccessEnded(): void;
  /** Exactly so long before the first new attempt, in milliseconds; those after it are spread. */
  firstPause?: number;
  /** From 0 to 1; spreads the attempts of many clients. */
  random?: () => number;
}

const usualFirstPause = 1000;
const longestPause = 30_000;
/** Two beats and some patience: a connection that silent is dead. */
const silenceMilliseconds = (2 * beatSeconds + 10) * 1000;

/** Keeps a socket open, and opens it again when it breaks; gives back what closes it for good. */
export function openLiveSocket(parts: LiveSocketParts): () => void {
  const { random = Math.random, firstPause = usualFirstPause } = parts;
  let socket: WebSocket | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(retry);
    const own = new WebSocket(addressOf(parts.path), parts.protocols());
    socket = own;
    listenForSilence(own);
    own.addEventListener('open', () => {
      if (own === socket) parts.onOpen?.((message) => own.send(JSON.stringify(message)));
    });
    own.addEventListener('message', ({ data }) => {
      if (own !== socket) return;
      failures = 0;
      listenForSilence(own);
      parts.onMessage(readJson(data));
    });
    own.addEventListener('close', ({ code }) => {
      if (own !== socket) return;
      if (code !== closeCodes.accessEnded) return lose();
      close();
      parts.onAccessEnded();
    });
  }

  function drop(): void {
    clearTimeout(silence);
    const last = socket;
    socket = null;
    last?.close();
  }

  function scheduleRetry(): void {
    const pause = Math.min(firstPause * 2 ** failures, longestPause);
    const isExact = failures === 0 && parts.firstPause !== undefined;
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(connect, isExact ? pause : pause / 2 + (random() * pause) / 2);
  }

  function listenForSilence(own: WebSocket): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (own !== socket) return;
      drop();
      parts.onLost?.();
      connect();
    }, silenceMilliseconds);
  }

  /** The network is back, or the page is looked at again. */
  function hurry(): void {
    if (socket === null && document.visibilityState === 'visible') connect();
  }

  function lose(): void {
    drop();
    scheduleRetry();
    parts.onLost?.();
  }

  // Silence would show it a minute later.
  function loseNetwork(): void {
    if (socket !== null) lose();
  }

  function close(): void {
    clearTimeout(retry);
    drop();
    listening.abort();
  }

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', hurry, { signal });
  window.addEventListener('offline', loseNetwork, { signal });
  document.addEventListener('visibilitychange', hurry, { signal });
  connect();
  return close;
}

/** Beside the API, wherever that is (API-27). */
function addressOf(path: string): string {
  const url = new URL(`${import.meta.env.VITE_API_BASE ?? ''}${path}`, window.location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
