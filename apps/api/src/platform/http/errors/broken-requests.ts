import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError } from '#platform/errors.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { failureOf } from './error-reply.ts';

const replies: Readonly<Record<string, readonly [string, 'timeout' | 'payload_too_large']>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'payload_too_large'],
};

/** Answers what was not even HTTP, or came too slowly, on the bare socket, with the same headers and body. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = replies[error.code ?? ''] ?? (['400 Bad Request', 'bad_request'] as const);
  const requestId = randomUUID();
  const body = JSON.stringify(failureOf(new AppError(code), 'en', requestId).body);
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n${body}`);
}
