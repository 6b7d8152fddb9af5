import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Answer, Body, Call } from '../calls/call.ts';

/** Beyond this nobody waits. */
export const patienceMilliseconds = 10_000;

export interface Sender {
  send(call: Call, token: string | null): Promise<Answer>;
  close(): void;
}

/** Sends calls to an address such as `http://127.0.0.1:3000`, and reads the answers to their end. */
export function createSender(address: string): Sender {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });

  function send(call: Call, token: string | null): Promise<Answer> {
    const body = call.body === null ? null : bytesOf(call.body);
    const options = {
      agent,
      hostname,
      port,
      method: call.method,
      path: sendable(call.path),
      headers: headersOf(call, body, token),
    };
    return new Promise((resolve) => {
      const start = performance.now();
      const done = (answer: Omit<Answer, 'milliseconds'>) =>
        resolve({ ...answer, milliseconds: performance.now() - start });
      const sent = request(options);
      sent.on('response', (response) => readAnswer(response, call.method, done));
      sent.on('error', (error) => done(none(error.message)));
      sent.setTimeout(patienceMilliseconds, () => sent.destroy(new Error('nothing came')));
      write(sent, call, body);
    });
  }

  return { send, close: () => agent.destroy() };
}

const none = (problem: string) => ({ status: 0, headers: {}, text: '', problem });

/** The client of Node refuses what no address may have. */
const sendable = (path: string): string =>
  path.replace(/[^\x21-\x7e\x80-\xff]/g, (sign) =>
    sign.isWellFormed() ? encodeURIComponent(sign) : '%ed%a0%80',
  );

function headersOf(call: Call, body: Buffer | null, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { ...call.headers };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (body === null) return headers;
  const sent = call.body?.kind === 'text' ? call.body.sent : 'plain';
  if (sent === 'gzip' || sent === 'broken gzip') headers['content-encoding'] = 'gzip';
  if (sent === 'chunked') headers['transfer-encoding'] = 'chunked';
  else headers['content-length'] = String(body.length);
  return headers;
}

function bytesOf(body: Body): Buffer {
  if (body.kind === 'filler') return Buffer.from(`[${' '.repeat(body.bytes - 2)}]`);
  if (body.sent === 'gzip') return gzipSync(body.text);
  if (body.sent === 'broken gzip') return gzipSync(body.text).subarray(3);
  return Buffer.from(body.text, body.sent === 'latin1' ? 'latin1' : 'utf8');
}

function write(sent: ClientRequest, { body }: Call, bytes: Buffer | null): void {
  const isChunked = body?.kind === 'text' && body.sent === 'chunked';
  if (isChunked && bytes !== null) {
    for (let at = 0; at < bytes.length; at += 4096) sent.write(bytes.subarray(at, at + 4096));
    sent.end();
  } else sent.end(bytes ?? undefined);
}

function readAnswer(
  response: IncomingMessage,
  method: string,
  done: (answer: Omit<Answer, 'milliseconds'>) => void,
): void {
  const status = response.statusCode ?? 0;
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  // A stream of events has no end.
  if (headers['content-type']?.startsWith('text/event-stream')) {
    done({ status, headers, text: '', problem: null });
    response.destroy();
    return;
  }
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('error', (error) => done({ status, headers, text: '', problem: error.message }));
  response.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const read =
      status === 206 && headers['content-encoding'] !== undefined
        ? partial(bytes, headers['content-range'])
        : decoded(bytes, method === 'HEAD' ? '' : headers['content-encoding']);
    done({ status, headers, ...read });
  });
}

/** A range of a compressed body can't be decoded by itself. */
function partial(bytes: Buffer, contentRange = ''): Pick<Answer, 'text' | 'problem'> {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(contentRange) ?? [];
  const length = Number(last) - Number(first) + 1;
  const isWhole = bytes.length === 0 || bytes.length === length;
  return { text: '', problem: isWhole ? null : 'the body is not the range of its header' };
}

function decoded(bytes: Buffer, encoding: string | undefined): Pick<Answer, 'text' | 'problem'> {
  try {
    if (bytes.length === 0) return { text: '', problem: null };
    if (encoding === 'gzip') return { text: gunzipSync(bytes).toString(), problem: null };
    if (encoding === 'br') return { text: brotliDecompressSync(bytes).toString(), problem: null };
    return { text: bytes.toString(), problem: null };
  } catch {
    return { text: '', problem: `the body is no ${encoding}` };
  }
}
