import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a proxy in front may send; anything else could forge log lines. */
const saneId = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that a proxy gave this request, or a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}
