import type { Refusal } from '../change.ts';
import type { Mirror } from '../mirror.ts';
import type { Senders } from './sender.ts';
import type { Tabs } from './tabs.ts';

export type Phase = 'idle' | 'sending' | 'waiting';

export type Outcome =
  | { readonly status: 'done'; readonly answer: unknown }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /** It goes out later. */
  | { readonly status: 'waiting' }
  /** Part of another change now, or taken back by it. */
  | { readonly status: 'merged' };

export interface DrainParts {
  mirror: Mirror;
  tabs: Omit<Tabs, 'close'>;
  senders: Senders;
  memberId(): string | null;
  now(): number;
  /** Resolves early when there may be a connection again. */
  wait(milliseconds: number): Promise<void>;
  onPhase(phase: Phase): void;
  onOutcome(id: string, outcome: Outcome): void;
  onWaiting(): void;
}

const firstPause = 1000;
const longestPause = 60_000;

/** Gives back what sends all changes, again and again with growing pauses; `isUrgent` ends a pause. */
export function createDrain(parts: DrainParts): (isUrgent?: boolean) => void {
  let isRunning = false;
  let isAgain = false;
  let endPause: () => void = () => {};

  async function pauseAfter(failures: number): Promise<void> {
    parts.onPhase('waiting');
    parts.onWaiting();
    const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
    const woken = new Promise<void>((resolve) => {
      endPause = resolve;
    });
    // Spread, or all devices would come back at the same moment.
    await Promise.race([parts.wait(pause * (0.75 + Math.random() / 2)), woken]);
  }

  async function run(): Promise<void> {
    for (let failures = 0; ; ) {
      isAgain = false;
      const isWaiting = await sendStored(parts);
      failures = isWaiting ? failures + 1 : 0;
      if (isWaiting) await pauseAfter(failures);
      else if (!isAgain) return;
    }
  }

  return (isUrgent = false) => {
    isAgain = true;
    if (isUrgent) endPause();
    if (isRunning) return;
    isRunning = true;
    void run()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isRunning = false;
        parts.onPhase('idle');
      });
  };
}

/** Resolves to whether some are left because nobody answers, the server of this script included. */
async function sendStored(parts: DrainParts): Promise<boolean> {
  const script = await import('./send-all.ts').catch(() => null);
  return script === null || script.sendAll(parts);
}
