import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Sends one event; of no effect once the client has left. */
export type SendEvent = (event: string, data: unknown) => void;

/** Below what proxies and our own time limit take for a stalled connection. */
const heartbeatMilliseconds = 10_000;

export function acceptsEvents({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const types = ['application/json', 'text/event-stream'];
  return new Negotiator({ headers }).mediaType(types) === 'text/event-stream';
}

/** Answers with server-sent events until `produce` ends, which must not reject (HTML Living Standard, 9.2). */
export async function sendEvents(
  reply: FastifyReply,
  produce: (send: SendEvent) => Promise<void>,
): Promise<void> {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (!stream.destroyed && !stream.writableEnded) stream.write(text);
  };
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMilliseconds);
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    // nginx would collect them.
    .header('x-accel-buffering', 'no')
    .send(stream);
  try {
    await produce((event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  } finally {
    clearInterval(heartbeat);
    stream.end();
  }
}
