import { describe, expect, it } from 'vitest';
import { makeMessage } from '#test/chat-samples.ts';
import {
  emptyLog,
  logOf,
  type MessageLog,
  withChange,
  withDeleted,
  withOlder,
  withRevision,
} from './message-log.ts';

const [a, b, c, d] = [makeMessage(), makeMessage(), makeMessage(), makeMessage()];
const ids = ({ messages }: MessageLog) => messages.map(({ id }) => id);

describe('the messages that are loaded', () => {
  it('CHAT-05 whatever the order of arrival, they stand in the order of the server, nothing twice', () => {
    for (const order of [
      [a, b, c, d],
      [d, c, b, a],
      [b, d, a, c, b, a],
    ])
      expect(ids(order.reduce(withChange, emptyLog))).toEqual([a.id, b.id, c.id, d.id]);
  });

  it('CHAT-02 older ones come before, those that are known are left out', () => {
    const log = logOf([c, d], 2);
    expect(log.hasOlder).toBe(true);
    const whole = withOlder(log, [a, b, c], 5);
    expect(ids(whole)).toEqual([a.id, b.id, c.id, d.id]);
    expect(whole.hasOlder).toBe(false);
  });

  it('CHAT-02 a change of what is not loaded waits for the page that brings it', () => {
    const log = logOf([c, d], 2);
    expect(withChange(log, { ...a, message: 'Edited', revision: 50 })).toEqual(log);
  });

  it('CHAT-10 an edit replaces, an earlier state does not come back, replies show the new text', () => {
    const reply = { id: a.id, user_id: a.user_id, username: a.username };
    const answer = makeMessage({ reply: { ...reply, message: a.message, deleted: false } });
    const edited = { ...a, message: 'Edited', revision: 100 };
    const log = [a, answer, edited, a].reduce(withChange, emptyLog);
    expect(log.messages.map(({ message }) => message)).toEqual(['Edited', answer.message]);
    expect(log.messages[1]?.reply?.message).toBe('Edited');
  });

  it('CHAT-09 a deleted original reads as deleted in its replies', () => {
    const reply = { id: a.id, user_id: a.user_id, username: a.username };
    const answer = makeMessage({ reply: { ...reply, message: a.message, deleted: false } });
    const log = withDeleted([a, answer].reduce(withChange, emptyLog), a.id, 200);
    expect(ids(log)).toEqual([answer.id]);
    expect(log.messages[0]?.reply).toMatchObject({ message: '', deleted: true });
  });

  it('CHAT-05 what changed is asked for after the last change that is in it', () => {
    const log = logOf([a, { ...b, revision: 40 }], 100);
    expect(log.revision).toBe(40);
    expect(withRevision(log, 39).revision).toBe(40);
    expect(withRevision(log, 41).revision).toBe(41);
  });
});
