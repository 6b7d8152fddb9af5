import { describe, expect, it } from 'vitest';
import { eventsIn } from './event-stream.ts';

async function read(pieces: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events = [];
  for await (const event of eventsIn(body)) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const whole =
  ': hello\n\nevent: progress\ndata: {"stage":"reading"}\n\nevent: result\r\ndata: {"a":\r\ndata: "é"}\r\n\r\n';
const events = [
  { event: 'progress', data: '{"stage":"reading"}' },
  { event: 'result', data: '{"a":\n"é"}' },
];

describe('GEN-02 the events of a stream', () => {
  it('come whole, however the bytes arrive', async () => {
    const all = bytes(whole);
    for (const size of [1, 2, 3, 7, all.length]) {
      const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
        all.slice(index * size, (index + 1) * size),
      );
      expect(await read(pieces), `in pieces of ${size}`).toEqual(events);
    }
  });

  it('are without comments, and without what was cut off', async () => {
    expect(await read([bytes(': open\n\ndata: 1\n\nevent: result\ndata: {"a"')])).toEqual([
      { event: 'message', data: '1' },
    ]);
    expect(await read([])).toEqual([]);
  });
});
