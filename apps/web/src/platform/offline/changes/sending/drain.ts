import { type Change, nextOf, type Refusal, replaced, takeNext, withoutChange } from '../change.ts';
import type { Mirror } from '../mirror.ts';
import { type Attempt, attemptChange } from './attempt.ts';
import type { Sender, Senders } from './sender.ts';
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
      const isWaiting = await sendAll(parts);
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

/** Resolves to whether some are left because nobody answers. */
async function sendAll(parts: DrainParts): Promise<boolean> {
  let isWaiting = false;
  await parts.tabs.runAlone(async () => {
    for (let next = await take(parts); next !== undefined; next = await take(parts)) {
      parts.onPhase('sending');
      isWaiting = !(await sendOne(parts, next));
      if (isWaiting) return;
    }
  });
  return isWaiting;
}

async function take({ mirror, memberId, now }: DrainParts): Promise<Change | undefined> {
  const id = memberId();
  if (id === null) return undefined;
  return nextOf(await mirror.run(takeNext(id, now())), id);
}

async function sendOne(parts: DrainParts, change: Change): Promise<boolean> {
  const sender = await senderOf(parts, change);
  if (sender === null) return false;
  if (parts.memberId() !== change.memberId) return true;
  const attempt = await attemptChange(change, sender);
  await settle(parts, change, { sender, attempt });
  return attempt.result !== 'waiting';
}

async function senderOf({ senders }: DrainParts, { kind }: Change): Promise<Sender | null> {
  try {
    return (await senders[kind]?.()) ?? null;
  } catch {
    // Its script could not be loaded.
    return null;
  }
}

async function settle(
  { mirror, tabs, onOutcome }: DrainParts,
  change: Change,
  { sender, attempt }: { sender: Sender; attempt: Attempt },
): Promise<void> {
  const { id, faults } = change;
  if (attempt.result === 'waiting') {
    if (attempt.isFault) await mirror.run(replaced(id, { faults: faults + 1 }));
    return;
  }
  if (attempt.result === 'done') {
    tabs.tell({ type: 'done', change, answer: attempt.answer });
    await sender.apply(change, attempt.answer).catch((error: unknown) => console.error(error));
    const removed = mirror.run(withoutChange(id));
    onOutcome(id, { status: 'done', answer: attempt.answer });
    await removed;
    return;
  }
  const { refusal } = attempt;
  await mirror.run(replaced(id, { refusal }));
  tabs.tell({ type: 'edited' });
  sender.onRefused(change, refusal);
  onOutcome(id, { status: 'refused', refusal });
}
