import { expect, it } from 'vitest';
import { makeMessage } from '#test/chat-samples.ts';
import { listItems } from './list-items.ts';

const at = (text: string) => ({ timestamp: new Date(`2026-06-${text}`).toISOString() });
const kinds = (items: ReturnType<typeof listItems>) =>
  items.map((item) =>
    item.kind === 'message' ? `${item.message.message}${item.isFirst ? '*' : ''}` : item.kind,
  );
const listOf = (messages: ReturnType<typeof makeMessage>[], readUntil: number | null = null) =>
  listItems(
    { log: { messages, revision: 0, hasOlder: false }, outgoing: [] },
    { memberId: 'member-1', readUntil },
  );

it('CHAT-01 days stand apart, messages of one person within five minutes together', () => {
  const messages = [
    makeMessage({ ...at('01T12:00:00'), message: 'a' }),
    makeMessage({ ...at('01T12:04:00'), message: 'b' }),
    makeMessage({ ...at('01T12:10:00'), message: 'c' }),
    makeMessage({ ...at('01T12:11:00'), message: 'd', user_id: 'member-1' }),
    makeMessage({ ...at('02T00:01:00'), message: 'e', user_id: 'member-1' }),
  ];
  expect(kinds(listOf(messages))).toEqual(['day', 'a*', 'b', 'c*', 'd*', 'day', 'e*']);
});

it('CHAT-02 what others wrote since the last visit begins at a line, one’s own does not', () => {
  const messages = [
    makeMessage({ ...at('01T12:00:00'), message: 'a' }),
    makeMessage({ ...at('01T12:00:01'), message: 'own', user_id: 'member-1' }),
    makeMessage({ ...at('01T12:00:02'), message: 'b' }),
  ];
  const read = messages[0]?.sequence ?? 0;
  expect(kinds(listOf(messages, read))).toEqual(['day', 'a*', 'own*', 'unread', 'b*']);
  expect(kinds(listOf(messages, null))).toEqual(['day', 'a*', 'own*', 'b*']);
});
