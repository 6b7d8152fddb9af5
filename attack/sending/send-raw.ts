import { connect } from 'node:net';
import type { Answer, RawCall } from '../calls/call.ts';
import { patienceMilliseconds } from './send-call.ts';

/** Writes the bytes, ends this side of the connection, and reads until the server ends its side. */
export function sendRaw(address: string, { bytes }: RawCall): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let problem: string | null = null;
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('error', (error) => {
      problem = error.message;
    });
    socket.setTimeout(patienceMilliseconds, () => {
      problem = 'nothing came';
      socket.destroy();
    });
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ ...parsed(text), milliseconds: performance.now() - start, problem });
    });
    socket.end(Buffer.from(bytes, 'latin1'));
  });
}

/** The first answer that is final; all others stay in the text. */
function parsed(text: string): Pick<Answer, 'status' | 'headers' | 'text'> {
  const start = /HTTP\/1\.1 ([2-5]\d\d)[^\r\n]*\r\n/.exec(text);
  if (start === null) return { status: 0, headers: {}, text };
  const [head = '', ...rest] = text.slice(start.index + start[0].length).split('\r\n\r\n');
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
  return { status: Number(start[1]), headers, text: rest.join('\r\n\r\n') };
}
