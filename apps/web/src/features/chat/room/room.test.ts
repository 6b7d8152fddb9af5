// @vitest-environment happy-dom
import type { ChatMessage } from '@pomona/contract/chat/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#platform/api/api.ts';
import { makeMessage } from '#test/chat-samples.ts';
import { FakeSocket } from '#test/fake-socket.ts';
import { createRoom } from './room.ts';
import { unreachable } from './room-state.ts';

const closes: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  for (const close of closes.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.opened.length = 0;
});

const last = () => {
  const socket = FakeSocket.opened.at(-1);
  if (socket === undefined) throw new Error('No socket was opened');
  return socket;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A server with these messages, and a device in its chat. */
async function enter(stored: ChatMessage[] = [], door = { isClosed: false }) {
  const lost = vi.fn();
  const refused = vi.fn();
  const api = createApi(({ address }) => {
    if (door.isClosed)
      return Promise.resolve({ status: 403, body: { code: 'chat_closed', detail: 'Closed' } });
    const query = new URL(address, 'http://pomona.test').searchParams;
    const after = Number(query.get('after') ?? Number.NaN);
    const body = Number.isNaN(after)
      ? stored.filter(({ deleted }) => !deleted)
      : stored.filter(({ revision }) => revision > after).sort((a, b) => a.revision - b.revision);
    return Promise.resolve({ status: 200, body });
  });
  const room = createRoom({
    ...{ api, memberId: 'member-1' },
    token: () => 'secret',
    onLost: lost,
    onRefused: refused,
  });
  closes.push(room.open());
  last().open();
  await settle();
  return { room, lost, refused, stored };
}
type Room = Awaited<ReturnType<typeof enter>>['room'];
const texts = (room: Room) => room.state().log.messages.map(({ message }) => message);
const sentMessage = () => last().sent.at(-1) as { client_id: string; message: string };

describe('the chat of one device', () => {
  it('CHAT-04 offers the token beside the protocol, on the path of the member', async () => {
    await enter();
    expect(last().url).toMatch(/\/api\/chat\/ws\/member-1$/);
    expect(last().protocols).toEqual(['pomona.chat.v1', 'bearer.secret']);
  });

  it('CHAT-05 what was missed is fetched when it is back after 3 s, in order and once', async () => {
    const stored = [makeMessage({ message: 'a' })];
    const { room, lost } = await enter(stored);
    expect(texts(room)).toEqual(['a']);
    last().end(1006);
    expect(lost).toHaveBeenCalledOnce();
    expect(room.state().connection).toBe('disconnected');
    stored.push(makeMessage({ message: 'b' }), makeMessage({ message: 'c' }));
    await vi.advanceTimersByTimeAsync(2999);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.opened).toHaveLength(2);
    last().open();
    const late = makeMessage({ message: 'd' });
    last().receive({ type: 'new_message', message: late });
    stored.push(late);
    await settle();
    expect(texts(room)).toEqual(['a', 'b', 'c', 'd']);
    expect(room.state().connection).toBe('connected');
  });

  it('CHAT-05 attempts that fail show no further message, and messages come where only sockets are refused', async () => {
    const stored = [makeMessage({ message: 'a' })];
    const { room, lost } = await enter(stored);
    last().end(1006);
    stored.push(makeMessage({ message: 'b' }));
    await vi.advanceTimersByTimeAsync(3000);
    last().end(1006);
    await settle();
    expect(texts(room)).toEqual(['a', 'b']);
    expect(lost).toHaveBeenCalledOnce();
  });

  it('CHAT-10 what was deleted while nobody listened is gone after the return', async () => {
    const [a, b] = [makeMessage({ message: 'a' }), makeMessage({ message: 'b' })];
    const stored = [a, b];
    const { room } = await enter(stored);
    last().end(1006);
    stored[0] = { ...a, message: '', deleted: true, revision: 9000 };
    await vi.advanceTimersByTimeAsync(3000);
    last().open();
    await settle();
    expect(texts(room)).toEqual(['b']);
  });

  it('CHAT-08 a message is sending, sent, and then one of all', async () => {
    const { room } = await enter();
    room.send('Hello', null);
    expect(room.state().outgoing).toMatchObject([{ text: 'Hello', failure: null }]);
    const { client_id: clientId } = sentMessage();
    const message = makeMessage({ client_id: clientId, user_id: 'member-1', message: 'Hello' });
    last().receive({
      type: 'message_accepted',
      ...{ client_id: clientId, message_id: message.id, sequence: message.sequence },
    });
    expect(room.state().outgoing).toMatchObject([{ isAccepted: true }]);
    last().receive({ type: 'new_message', message });
    expect(room.state().outgoing).toEqual([]);
    expect(texts(room)).toEqual(['Hello']);
  });

  it('CHAT-08 cut off before the acknowledgement, it is sent again with the same id', async () => {
    const { room } = await enter();
    room.send('Hello', null);
    const first = sentMessage();
    last().end(1006);
    await vi.advanceTimersByTimeAsync(3000);
    last().open();
    await settle();
    expect(sentMessage()).toEqual(first);
    expect(room.state().outgoing).toHaveLength(1);
  });

  it('CHAT-08 without an answer it fails with its text, and can be tried again or discarded', async () => {
    const { room } = await enter();
    room.send('Hello', null);
    const { client_id: clientId } = sentMessage();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(room.state().outgoing).toMatchObject([{ text: 'Hello', failure: unreachable }]);
    room.retry(clientId);
    expect(room.state().outgoing).toMatchObject([{ failure: null }]);
    expect(sentMessage().client_id).toBe(clientId);
    room.discard(clientId);
    expect(room.state().outgoing).toEqual([]);
  });

  it('CHAT-10 a refusal stands at the message it refuses', async () => {
    const { room } = await enter();
    room.send('Hello', null);
    const { client_id: clientId } = sentMessage();
    const detail = 'Too many messages.';
    last().receive({ type: 'error', code: 'chat_too_fast', detail, client_id: clientId });
    expect(room.state().outgoing).toMatchObject([{ failure: detail }]);
  });

  it('CHAT-06 CHAT-07 who comes, goes and writes; typing ends by itself after 3 s', async () => {
    const { room } = await enter();
    const ben = { user_id: 'member-2', username: 'Ben Olive', avatar: null };
    last().receive({ type: 'online_users', users: [], count: 0 });
    last().receive({ type: 'user_status', action: 'joined', user: ben, count: 1 });
    expect(room.state()).toMatchObject({ online: [ben], onlineCount: 1, joined: 'Ben Olive' });
    const typing = { type: 'typing', user_id: 'member-2', username: 'Ben Olive' };
    last().receive({ ...typing, is_typing: true });
    expect(room.state().typing).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(room.state().typing).toEqual([]);
    last().receive({ ...typing, is_typing: true });
    last().receive({ type: 'new_message', message: makeMessage() });
    expect(room.state().typing).toEqual([]);
    last().receive({ type: 'user_status', action: 'left', user: ben, count: 0 });
    expect(room.state().online).toEqual([]);
  });

  it('CHAT-07 own typing is sent at most once a second, and its end a second after the last key', async () => {
    const { room } = await enter();
    for (let press = 0; press < 10; press += 1) {
      room.pressKey();
      vi.advanceTimersByTime(150);
    }
    const notices = () => last().sent.filter((one) => (one as { type: string }).type === 'typing');
    expect(notices()).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(notices().at(-1)).toEqual({ type: 'typing', is_typing: false });
  });
});

describe('ADMIN-11 a chat that administrators close', () => {
  const dismissal = { type: 'error', code: 'chat_closed', detail: 'Closed', client_id: null };

  it('is closed without an alarm, and goes on by itself once it is open again', async () => {
    const door = { isClosed: false };
    const { room, lost, refused, stored } = await enter([makeMessage({ message: 'a' })], door);
    door.isClosed = true;
    last().receive(dismissal);
    last().end(1001);
    await settle();
    expect(room.state().isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(3000);
    last().end(1006);
    await settle();
    expect(room.state().isClosed).toBe(true);
    door.isClosed = false;
    stored.push(makeMessage({ message: 'b' }));
    await vi.advanceTimersByTimeAsync(30_000);
    last().open();
    await settle();
    expect([room.state().isClosed, texts(room)]).toEqual([false, ['a', 'b']]);
    expect([lost.mock.calls, refused.mock.calls]).toEqual([[], []]);
  });
});
