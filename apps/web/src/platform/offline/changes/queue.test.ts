// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#platform/api/failures.ts';
import { type Change, maxAgeMilliseconds } from './change.ts';
import type { QueueParts } from './parts.ts';
import { type ChangeQueue, createChangeQueue } from './queue.ts';
import type { Sender } from './sending/sender.ts';
import { openIndexedStore } from './stores/indexed-store.ts';

const kind = 'notes';
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

/** A server that notes what arrives; `answer` may throw. */
function makeSender(answer: (change: Change) => unknown = () => 'ok') {
  const sent: unknown[] = [];
  const applied: unknown[] = [];
  const refused: string[] = [];
  const sender: Sender = {
    async send(change) {
      sent.push(change.payload);
      return answer(change);
    },
    async apply(change, given) {
      applied.push([change.payload, given]);
    },
    onRefused: (change, { code }) => void refused.push(`${String(change.payload)} ${code}`),
  };
  return { sender, sent, applied, refused };
}

interface Device {
  sender: Sender;
  member?: { current: string | null };
  own?: Partial<QueueParts>;
}

function open({ sender, member = { current: 'ada' }, own }: Device) {
  let wake: () => void = () => {};
  const queue = createChangeQueue({
    openStore: openIndexedStore,
    senders: { [kind]: async () => sender },
    memberId: () => member.current,
    wait: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    ...own,
  });
  const stop = queue.start();
  stops.push(stop);
  return { queue, stop, wake: () => wake() };
}

const note = (queue: ChangeQueue, payload: unknown, memberId = 'ada') =>
  queue.append({ memberId, kind, payload });
const waiting = ({ state }: ChangeQueue) => state().changes.map(({ payload }) => payload);
const unreachable = () => {
  throw new NetworkError('Nobody answers');
};
const refusing =
  (status: number, code: 'conflict' | null = null) =>
  () => {
    throw new ApiError({ status, code, detail: 'No.' });
  };

describe('SHOP-09 changes that wait for the server', () => {
  it('are shown at once, sent in order, and gone when the server has answered', async () => {
    const { sender, sent, applied } = makeSender();
    const { queue } = open({ sender });
    const [one, two] = [note(queue, 1), note(queue, 2)];
    expect(waiting(queue)).toEqual([1, 2]);
    expect(await one.outcome).toEqual({ status: 'done', answer: 'ok' });
    await two.outcome;
    expect([sent, applied.length]).toEqual([[1, 2], 2]);
    await vi.waitFor(() => expect(waiting(queue)).toEqual([]));
  });

  it('stay over a closed app, with what had been sent without an answer', async () => {
    const first = makeSender(() => new Promise(() => {}));
    const before = open({ sender: first.sender });
    await Promise.all([note(before.queue, 1).isAccepted, note(before.queue, 2).isAccepted]);
    await vi.waitFor(() => expect(first.sent).toEqual([1]));
    before.stop();
    const { sender, sent } = makeSender();
    const { queue } = open({ sender });
    await vi.waitFor(() => expect(sent).toEqual([1, 2]));
    await vi.waitFor(() => expect(waiting(queue)).toEqual([]));
    expect(queue.state()).toMatchObject({ isRead: true, isDurable: true, phase: 'idle' });
  });

  it.each([
    { why: 'nobody answers', answer: unreachable },
    { why: 'the server is overloaded', answer: refusing(503) },
    { why: 'there were too many calls', answer: refusing(429) },
    { why: 'the server fails', answer: refusing(500) },
    { why: 'the session has ended', answer: refusing(401) },
  ])('wait while $why, and go out in order afterwards', async ({ answer }) => {
    let isDown = true;
    const { sender, sent } = makeSender(() => (isDown ? answer() : 'ok'));
    const { queue, wake } = open({ sender });
    const [one, two] = [note(queue, 1), note(queue, 2)];
    expect(await one.outcome).toEqual({ status: 'waiting' });
    await two.outcome;
    expect(queue.state().phase).toBe('waiting');
    isDown = false;
    wake();
    await vi.waitFor(() => expect(waiting(queue)).toEqual([]));
    expect(sent).toEqual([1, 1, 2]);
  });

  it('go out at once when the browser is online again', async () => {
    let isDown = true;
    const { sender } = makeSender(() => (isDown ? unreachable() : 'ok'));
    const { queue } = open({ sender });
    await note(queue, 1).outcome;
    isDown = false;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(waiting(queue)).toEqual([]));
  });

  it('that the server refuses for good stay to be seen, and block nothing', async () => {
    const { sender, refused } = makeSender(({ payload }) =>
      payload === 1 ? refusing(409, 'conflict')() : 'ok',
    );
    const { queue } = open({ sender });
    const [one, two] = [note(queue, 1), note(queue, 2)];
    const refusal = { status: 409, code: 'conflict', detail: 'No.' };
    expect(await one.outcome).toEqual({ status: 'refused', refusal });
    expect(await two.outcome).toMatchObject({ status: 'done' });
    await vi.waitFor(() => expect(waiting(queue)).toEqual([1]));
    expect([queue.state().changes[0]?.refusal, refused]).toEqual([refusal, ['1 conflict']]);
    await queue.dismiss(one.id);
    expect(waiting(queue)).toEqual([]);
  });

  it('that break the server each time are given up, not repeated for ever', async () => {
    const { sender, sent } = makeSender(refusing(500));
    const { queue } = open({ sender, own: { wait: async () => {} } });
    note(queue, 1);
    await vi.waitFor(() => expect(queue.state().changes[0]?.refusal?.status).toBe(500));
    expect(sent).toHaveLength(8);
  });

  it('that waited longer than the server remembers calls are not sent', async () => {
    let now = 0;
    const { sender, sent } = makeSender();
    const member: { current: string | null } = { current: null };
    const { queue } = open({ sender, member, own: { now: () => now } });
    note(queue, 1);
    now = maxAgeMilliseconds + 1;
    member.current = 'ada';
    queue.onMember();
    await vi.waitFor(() => expect(queue.state().changes[0]?.refusal?.code).toBe('expired'));
    expect(sent).toEqual([]);
  });

  it('are nobody else’s: they wait until their member is signed in', async () => {
    const { sender, sent } = makeSender();
    const member = { current: 'eve' };
    const { queue } = open({ sender, member });
    note(queue, 'of Ada');
    await note(queue, 'of Eve', 'eve').outcome;
    expect(sent).toEqual(['of Eve']);
    member.current = 'ada';
    queue.onMember();
    await vi.waitFor(() => expect(sent).toEqual(['of Eve', 'of Ada']));
  });

  it('are forgotten with their member, and only theirs', async () => {
    const { sender } = makeSender(unreachable);
    const { queue } = open({ sender });
    await note(queue, 'of Ada').outcome;
    await note(queue, 'of Eve', 'eve').isAccepted;
    await queue.forgetMember('ada');
    expect(waiting(queue)).toEqual(['of Eve']);
  });
});

describe('SHOP-09 two changes', () => {
  const merge = (earlier: unknown, later: unknown) =>
    typeof earlier === 'number' && typeof later === 'number' ? earlier + later || null : undefined;
  const append = (queue: ChangeQueue, payload: unknown) =>
    queue.append({ memberId: 'ada', kind, payload }, merge);

  it('become one, or none, while neither was sent', async () => {
    const { sender } = makeSender();
    const { queue } = open({ sender, member: { current: null } });
    append(queue, 'a');
    append(queue, 2);
    expect(await append(queue, 3).outcome).toEqual({ status: 'merged' });
    expect(waiting(queue)).toEqual(['a', 5]);
    await append(queue, -5).isAccepted;
    expect(waiting(queue)).toEqual(['a']);
  });

  it('stay two once the first was sent: the server may have it', async () => {
    const { sender } = makeSender(unreachable);
    const { queue } = open({ sender });
    await append(queue, 2).outcome;
    await append(queue, 3).isAccepted;
    expect(waiting(queue)).toEqual([2, 3]);
  });

  it('are taken back only while they were not sent', async () => {
    const { sender } = makeSender(unreachable);
    const { queue } = open({ sender });
    const sent = append(queue, 'sent');
    await sent.outcome;
    const unsent = append(queue, 'unsent');
    expect([await queue.cancel(sent.id), await queue.cancel(unsent.id)]).toEqual([false, true]);
    expect(waiting(queue)).toEqual(['sent']);
  });
});

describe('SHOP-09 several tabs', () => {
  it('see one queue; one sends, the others get the answer', async () => {
    const one = makeSender(unreachable);
    const other = makeSender();
    const [first, second] = [open({ sender: one.sender }), open({ sender: other.sender })];
    note(first.queue, 1);
    await vi.waitFor(() => expect(other.applied).toEqual([[1, 'ok']]));
    await vi.waitFor(() => expect(waiting(first.queue)).toEqual([]));
    await vi.waitFor(() => expect(waiting(second.queue)).toEqual([]));
    expect(one.applied).toEqual([[1, 'ok']]);
  });
});

describe('SHOP-09 a browser that stores nothing', () => {
  it('keeps changes as long as the page, and warns before it closes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('indexedDB', undefined);
    let isDown = true;
    const { sender } = makeSender(() => (isDown ? unreachable() : 'ok'));
    const { queue, wake } = open({ sender });
    await note(queue, 1).outcome;
    expect(queue.state()).toMatchObject({ isDurable: false });
    const closes = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return !event.defaultPrevented;
    };
    expect(closes()).toBe(false);
    isDown = false;
    wake();
    await vi.waitFor(() => expect(waiting(queue)).toEqual([]));
    expect(closes()).toBe(true);
  });

  it('refuses more changes than anybody makes', async () => {
    const { sender } = makeSender();
    const { queue } = open({ sender, member: { current: null }, own: { maxChanges: 3 } });
    for (let count = 0; count < 3; count += 1) note(queue, count);
    expect(await note(queue, 'too many').isAccepted).toBe(false);
    expect(queue.state().changes).toHaveLength(3);
  });
});
