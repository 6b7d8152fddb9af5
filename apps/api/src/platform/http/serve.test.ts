import { defineEndpoint } from '@pomona/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bearer, createTestServer } from '#test/http.ts';
import { serve } from './serve.ts';

const reply = z.object({ text: z.string() });
const base = { feature: 'test', summary: 'For this test', errors: [] } as const;

const say = defineEndpoint({
  ...base,
  name: 'say',
  method: 'POST',
  path: '/api/words/:id',
  access: 'visitor',
  params: z.object({ id: z.string().check(z.maxLength(20)) }),
  query: z.object({ times: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(9))) }),
  body: z.strictObject({ word: z.string().check(z.maxLength(50)), extra: z.optional(z.unknown()) }),
  replies: { 201: reply },
});
const hear = defineEndpoint({
  ...base,
  name: 'hear',
  method: 'GET',
  path: '/api/words',
  access: 'visitor',
  replies: { 200: reply },
});
const forget = defineEndpoint({
  ...base,
  name: 'forget',
  method: 'DELETE',
  path: '/api/words/:id',
  access: 'member',
  params: z.object({ id: z.string() }),
  replies: { 204: null },
});
const leak = defineEndpoint({ ...hear, name: 'leak', path: '/api/leak' });

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestServer();
  serve(app, say, ({ params, query, body }) => ({
    text: `${params.id} ${body.word}`.repeat(query.times ?? 1),
  }));
  serve(app, hear, ({ viewer }) => ({ text: viewer.kind }));
  serve(app, forget, () => undefined);
  serve(app, leak, () => Object.assign({ text: 'hello' }, { password_hash: 'secret' }));
});
afterAll(() => app.close());

const post = (body: unknown, address = '/api/words/one', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('serving an endpoint', () => {
  it('gives the handler its parsed parts and answers with the status of the contract', async () => {
    const answer = await post({ word: 'hi' }, '/api/words/one?times=2');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ text: 'one hione hi' });
  });

  it.each(['/api/words', '/api/words/'])('API-07 answers %s, also to HEAD', async (address) => {
    expect((await app.inject(address)).json()).toEqual({ text: 'visitor' });
    const head = await app.inject({ method: 'HEAD', url: address });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });

  it('answers 204 without a body', async () => {
    const url = '/api/words/one';
    const answer = await app.inject({ method: 'DELETE', url, headers: bearer('member-token') });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  it('API-26 refuses to answer with more than the contract says', async () => {
    const answer = await app.inject('/api/leak');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });
});

describe('what does not fit', () => {
  it('API-26 refuses unknown fields, and names the bad ones in the language of the caller', async () => {
    const answer = await post({ word: 5, is_admin: true }, '/api/words/one', {
      'accept-language': 'de-AT,de;q=0.9',
    });
    expect(answer.statusCode).toBe(422);
    const { code, errors, detail } = answer.json();
    expect(code).toBe('validation_failed');
    expect(detail).toMatch(/[äöüß]|bitte/i);
    expect(errors.map((problem: { path: string }) => problem.path)).toEqual(['body.word', 'body']);
    expect(errors[0].message).toContain('Ungültige');
  });

  it('refuses a missing body', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/words/one' });
    expect(answer.statusCode).toBe(422);
  });

  it.each([
    ['broken', '{"word": "hi"', 400],
    ['cut off in a string', '{"word": "h', 400],
    ['no JSON at all', 'hello', 400],
    ['a polluted prototype', '{"word":"hi","__proto__":{"is_admin":true}}', 400],
    ['a length without a primitive value', '{"word":{"length":{"toString":[]}}}', 400],
    ['an object without a primitive value', '{"word":{"valueOf":1,"toString":1}}', 400],
    ['a polluted constructor', '{"word":"hi","extra":{"constructor":{"prototype":{"a":1}}}}', 400],
    ['deep', `{"word":"hi","extra":${'['.repeat(33)}${']'.repeat(33)}}`, 422],
    ['very deep', '['.repeat(60_000), 422],
    ['many values', `{"word":"hi","extra":[${'1,'.repeat(25_000)}1]}`, 422],
    ['NUL', '{"word":"a\\u0000b"}', 422],
    ['half a character', '{"word":"a\\ud800b"}', 422],
    ['NUL in a key', '{"word":"a","extra":{"a\\u0000b":1}}', 422],
    ['an array', '[]', 422],
    ['null', 'null', 422],
  ])('danger 11: refuses a body that is %s', async (_what, body, status) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json().code]).toEqual([
      status,
      status === 400 ? 'bad_request' : 'validation_failed',
    ]);
  });

  it('takes brackets in a text for text', async () => {
    expect((await post({ word: '[[[[{{{{"\\[['.repeat(4) })).statusCode).toBe(201);
  });

  it('refuses a body beyond the limit', async () => {
    const answer = await post({ word: 'x'.repeat(66_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await post({ word: 'hi' }, '/api/words/one', { 'content-type': type });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each([
    ['/api/words/one?times=ten', 422],
    ['/api/words/one?times=99999999999999999999', 422],
    ['/api/words/one?times=1&times=2', 422],
    ['/api/words/a%00b', 422],
    [`/api/words/${'x'.repeat(21)}`, 422],
    [`/api/words/${'x'.repeat(300)}`, 404],
    ['/api/words/%zz', 400],
  ])('refuses the address %s', async (address, status) => {
    expect((await post({ word: 'hi' }, address)).statusCode).toBe(status);
  });

  it('says what an address has when the method is wrong, and 404 when it has nothing', async () => {
    const wrong = await app.inject({ method: 'PATCH', url: '/api/words/one/' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST, DELETE']);
    const unknown = await app.inject('/api/nowhere');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'endpoint_not_found']);
  });
});
