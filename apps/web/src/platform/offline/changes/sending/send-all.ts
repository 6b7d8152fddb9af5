import { type Change, nextOf, replaced, takeNext, withoutChange } from '../change.ts';
import { type Attempt, attemptChange } from './attempt.ts';
import type { DrainParts } from './drain-parts.ts';
import type { Sender } from './sender.ts';

/** Resolves to whether some are left because nobody answers. */
export async function sendAll(parts: DrainParts): Promise<boolean> {
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
