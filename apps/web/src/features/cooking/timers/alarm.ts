import { canRing, ring } from './bell.ts';
import { isOver, type KitchenTimer, onTimersChange, readTimers } from './timers.ts';

const pauseMilliseconds = 3000;
/** What ended longer ago when the page was opened is shown, but rings no more. */
const lateMilliseconds = 60_000;
/** How often a tab that may not sound checks whether it may now. */
const checkMilliseconds = 500;
const maxWait = 2 ** 31 - 1;

/** What an alarm shows besides the page: texts in the reader's language. */
export interface AlarmWords {
  /** For the title of the tab and a notification: "Time is up: 10 minutes". */
  over(timer: KitchenTimer): string;
}

/**
 * Watches the timers from this tab until the returned function is called. Each that ends is notified once; the bell rings,
 * again and again, until none is over, and of several tabs one rings. The title names the first that is over.
 */
export function watchTimers(words: AlarmWords): () => void {
  const openedAt = Date.now();
  let wait: ReturnType<typeof setTimeout> | undefined;
  let notified: ReadonlySet<string> = new Set();
  let stopBell: (() => void) | undefined;
  let flashing: { id: string; stop: () => void } | undefined;

  const ringing = () =>
    readTimers().filter((timer) => isOver(timer) && timer.endsAt > openedAt - lateMilliseconds);

  function notifyNew(over: readonly KitchenTimer[]): void {
    for (const timer of over) if (!notified.has(timer.id)) notify(timer, words);
    notified = new Set(over.map(({ id }) => id));
  }

  function showFirst(first: KitchenTimer | undefined): void {
    if (flashing?.id === first?.id) return;
    flashing?.stop();
    flashing = first && { id: first.id, stop: flashTitle(words.over(first)) };
  }

  function ringFor(count: number): void {
    if (count > 0) stopBell ??= ringAlone();
    else {
      stopBell?.();
      stopBell = undefined;
    }
  }

  function check(): void {
    clearTimeout(wait);
    const over = ringing();
    notifyNew(over);
    showFirst(over[0]);
    ringFor(over.length);
    // One wait up to the very end: in a hidden tab a chain of short ones is slowed down.
    const ends = readTimers()
      .filter((timer) => timer.pausedWith === null && !isOver(timer))
      .map(({ endsAt }) => endsAt - Date.now());
    if (ends.length > 0) wait = setTimeout(check, Math.min(...ends, maxWait) + 5);
  }

  const forget = onTimersChange(check);
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    forget();
    document.removeEventListener('visibilitychange', check);
    clearTimeout(wait);
    flashing?.stop();
    stopBell?.();
  };
}

/** The title of the tab changes to and fro, so that it is found among others. */
function flashTitle(alarm: string): () => void {
  let plain = document.title;
  const flashing = setInterval(() => {
    if (document.title !== alarm) plain = document.title;
    document.title = document.title === alarm ? plain : alarm;
  }, 1000);
  return () => {
    clearInterval(flashing);
    if (document.title === alarm) document.title = plain;
  };
}

/** Rings while no other tab does. A tab that may not sound, because nobody has touched it yet, leaves the bell to others. */
function ringAlone(): () => void {
  const over = new AbortController();
  const { signal } = over;
  async function ringOn(): Promise<void> {
    while (!signal.aborted) {
      ring();
      await delay(pauseMilliseconds, signal);
    }
  }
  async function begin(): Promise<void> {
    while (!canRing() && !signal.aborted) await delay(checkMilliseconds, signal);
    if (signal.aborted) return;
    // Without locks (plain http on a home network) every open tab rings: better twice than never.
    if (navigator.locks === undefined) await ringOn();
    else await navigator.locks.request('pomona.bell', { signal }, ringOn);
  }
  void begin().catch(() => {});
  return () => over.abort();
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Only where the reader has allowed it before, and only while nobody looks at the page. */
function notify(timer: KitchenTimer, words: AlarmWords): void {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  try {
    new Notification(words.over(timer), { body: timer.recipe, tag: timer.id });
  } catch {
    // Some phones show notifications only from a worker: the bell and the title remain.
  }
}

function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}
