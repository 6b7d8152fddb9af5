import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createSender } from './send-call.ts';

let server: Server;
afterEach(() => server.close());

async function answerTo(status: number, headers: Record<string, string>, body: Buffer) {
  server = createServer((_, response) => {
    response.writeHead(status, { 'content-encoding': 'gzip', ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const sender = createSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const call = { method: 'GET', path: '/', headers: {}, body: null, kind: 'call', role: 'visitor' };
  const answer = await sender.send(call as Parameters<typeof sender.send>[0], null);
  sender.close();
  return answer;
}

const whole = gzipSync('hello');

it('decodes a whole body, and reports one that is cut', async () => {
  expect(await answerTo(200, {}, whole)).toMatchObject({ text: 'hello', problem: null });
  server.close();
  expect((await answerTo(200, {}, whole.subarray(0, 1))).problem).toBe('the body is no gzip');
});

it('does not decode a part of a compressed body, but counts its bytes', async () => {
  const range = { 'content-range': `bytes 0-0/${whole.length}` };
  expect(await answerTo(206, range, whole.subarray(0, 1))).toMatchObject({ problem: null });
  server.close();
  expect((await answerTo(206, range, whole.subarray(0, 2))).problem).toBe(
    'the body is not the range of its header',
  );
});
