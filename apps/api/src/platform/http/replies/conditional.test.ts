import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { etagOf, sendIfUnchanged } from './conditional.ts';

const etag = etagOf('soup', 1);

async function statusFor(headers: Record<string, string>): Promise<number> {
  const app = Fastify();
  app.get('/', (request, reply) => {
    if (!sendIfUnchanged(request, reply, etag)) reply.send('soup');
  });
  const answer = await app.inject({ url: '/', headers });
  expect(answer.headers.etag).toBe(etag);
  return answer.statusCode;
}

it.each([
  [{}, 200],
  [{ 'if-none-match': etag }, 304],
  [{ 'if-none-match': `W/${etag}` }, 304],
  [{ 'if-none-match': `"other", ${etag}` }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': etagOf('soup', 2) }, 200],
  [{ 'if-none-match': etag, 'cache-control': 'no-cache' }, 200],
])('answers a call with %j by %i', async (headers, status) => {
  expect(await statusFor(headers)).toBe(status);
});
