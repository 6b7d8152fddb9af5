// @vitest-environment happy-dom
import { closeCodes } from '@pomona/contract/realtime/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '#test/fake-socket.ts';
import { openLiveSocket } from './live-socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.opened.length = 0;
});

function open(token = () => 'first') {
  const messages: unknown[] = [];
  const onAccessEnded = vi.fn();
  const close = openLiveSocket({
    path: '/api/news/socket',
    protocols: () => ['pomona.news.v1', `bearer.${token()}`],
    onMessage: (message) => messages.push(message),
    onAccessEnded,
    random: () => 1,
  });
  return { messages, onAccessEnded, close };
}
const last = () => {
  const socket = FakeSocket.opened.at(-1);
  if (socket === undefined) throw new Error('No socket was opened');
  return socket;
};

it('danger 5: the token is offered as a subprotocol, never in the address', () => {
  const { close } = open();
  expect(last().url).toMatch(/^ws:\/\/[^/]+\/api\/news\/socket$/);
  expect(last().protocols).toEqual(['pomona.news.v1', 'bearer.first']);
  close();
  expect(last().isClosed).toBe(true);
});

it('SHOP-09 opens again when it breaks, later each time, with the token of then', () => {
  let token = 'first';
  const { close } = open(() => token);
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const count = FakeSocket.opened.length;
    last().end(1006);
    token = 'second';
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.opened).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(count + 1);
  }
  expect(last().protocols).toContain('bearer.second');
  last().receive({ type: 'beat' });
  last().end(closeCodes.goingAway);
  const count = FakeSocket.opened.length;
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.opened).toHaveLength(count + 1);
  close();
});

it('a connection that is silent for longer than two beats is given up', () => {
  const { close } = open();
  vi.advanceTimersByTime(59_000);
  last().receive({ type: 'beat' });
  vi.advanceTimersByTime(59_000);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  close();
});

it('opens at once when the network is back, and not after it was closed', () => {
  const { close } = open();
  last().end(1006);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
  close();
  last().end(1006);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(2);
});

it('stops where access was ended, and survives what is no JSON', () => {
  const { messages, onAccessEnded } = open();
  last().receive('{');
  last().receive({ type: 'ready' });
  expect(messages).toEqual([null, { type: 'ready' }]);
  last().end(closeCodes.accessEnded);
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.opened.length, onAccessEnded.mock.calls.length]).toEqual([1, 1]);
});

it('CHAT-05 without a network it counts as lost at once, and opens when that is back', () => {
  const { close } = open();
  last().open();
  window.dispatchEvent(new Event('offline'));
  expect(last().isClosed).toBe(true);
  const count = FakeSocket.opened.length;
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(count + 1);
  close();
});
