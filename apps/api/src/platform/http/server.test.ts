import { defineEndpoint } from '@pomona/contract/endpoint';
import { errorText } from '@pomona/contract/error-texts';
import { errorCodes } from '@pomona/contract/errors';
import { languages } from '@pomona/contract/languages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors.ts';
import { bearer, createTestServer } from '#test/http.ts';
import { createLogTo } from '../log.ts';
import { statuses } from './errors/status-codes.ts';
import { serve } from './serve.ts';

const nothing = z.object({});
const endpoint = (name: string, access: 'public' | 'visitor' | 'member' | 'admin') =>
  defineEndpoint({
    name,
    feature: 'test',
    summary: 'For this test',
    method: 'GET',
    path: `/api/${name}`,
    access,
    replies: { 200: nothing },
    errors: [],
  });

const faults: Record<string, () => never> = {
  bug: () => {
    throw new TypeError('the secret of line 7');
  },
  away: () => {
    throw new Error('database away');
  },
  full: () => {
    throw new Error('disk full');
  },
  busy: () => {
    throw new AppError('too_many_attempts', { retryAfterSeconds: 29.2 });
  },
};

const isLike = (words: string) => (error: unknown) =>
  error instanceof Error && error.message === words;

async function createFaultyServer(): Promise<FastifyInstance> {
  const app = await createTestServer({
    faults: { isUnavailable: isLike('database away'), isDiskFull: isLike('disk full') },
  });
  for (const access of ['public', 'visitor', 'member', 'admin'] as const) {
    serve(app, endpoint(access, access), () => ({}));
  }
  for (const [name, fail] of Object.entries(faults)) serve(app, endpoint(name, 'public'), fail);
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await createFaultyServer();
});
afterAll(() => app.close());

describe('failures', () => {
  it('ERR every code has a status and four texts', () => {
    for (const code of errorCodes) {
      expect(statuses[code]).toBeGreaterThanOrEqual(400);
      for (const language of languages) expect(errorText(code, language)).not.toBe('');
    }
  });

  it('says nothing of a fault of ours but that there was one, and logs its stack', async () => {
    const lines: string[] = [];
    const log = createLogTo({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    const logged = await createTestServer({ log });
    serve(logged, endpoint('bug', 'public'), faults.bug ?? (() => ({})));
    const answer = await logged.inject('/api/bug');
    await logged.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('line 7');
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
    expect(lines.join('')).toMatch(/"TypeError","message":"the secret of line 7","stack":" +at /);
    expect(lines.join('')).toContain(answer.json().request_id);
  });

  it.each([
    ['away', 503, '2'],
    ['full', 507, undefined],
    ['busy', 429, '30'],
  ])('tells that the server is %s', async (name, status, retryAfter) => {
    const answer = await app.inject(`/api/${name}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
  });

  it.each(languages)('I18N speaks %s', async (language) => {
    const headers = { 'accept-language': `${language}-XX, en;q=0.1` };
    const answer = await app.inject({ url: '/api/bug', headers });
    expect(answer.json().detail).toBe(errorText('internal', language));
  });

  it('falls back to English', async () => {
    const answer = await app.inject({ url: '/api/bug', headers: { 'accept-language': 'tlh' } });
    expect(answer.json().detail).toBe(errorText('internal', 'en'));
  });
});

describe('authorisation', () => {
  it.each([
    ['public', '', 200],
    ['public', 'forged', 200],
    ['visitor', '', 200],
    ['visitor', 'forged', 401],
    ['visitor', 'member-token', 200],
    ['member', '', 401],
    ['member', 'forged', 401],
    ['member', 'member-token', 200],
    ['admin', '', 401],
    ['admin', 'member-token', 403],
    ['admin', 'admin-token', 200],
  ])('ROLE a %s call with token "%s" is answered %i', async (access, token, status) => {
    const headers = token ? bearer(token) : {};
    expect((await app.inject({ url: `/api/${access}`, headers })).statusCode).toBe(status);
  });

  it('AUTH-02 tells a rejected session from a missing one', async () => {
    const rejected = await app.inject({ url: '/api/member', headers: bearer('forged') });
    expect(rejected.json().code).toBe('session_rejected');
    expect((await app.inject('/api/member')).json().code).toBe('not_signed_in');
  });

  it.each(['Basic YWRtaW46YWRtaW4=', 'Bearer', 'Bearer a b', `Bearer ${'x'.repeat(500)}`])(
    'refuses the header %s',
    async (authorization) => {
      const answer = await app.inject({ url: '/api/visitor', headers: { authorization } });
      expect(answer.json().code).toBe('session_rejected');
    },
  );

  it('looks at nobody before the body is known to be theirs to send', async () => {
    const answer = await app.inject({ url: '/api/member', method: 'POST', payload: 'x' });
    expect(answer.statusCode).toBe(405);
  });

  it('refuses to register a route that does not say who may call it', async () => {
    const careless = await createTestServer();
    expect(() => careless.get('/api/open', async () => 'secret')).toThrow(/who may call/);
    await careless.close();
  });
});

const expectedHeaders = {
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.any(String),
};

describe('headers', () => {
  it.each([
    ['/api/public', 200],
    ['/api/member', 401],
    ['/api/nowhere', 404],
    ['/nowhere', 404],
    ['/api/%zz', 400],
    ['/api/bug', 500],
    ['/api/away', 503],
  ])('protect the answer of %s (%i)', async (address, status) => {
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(expectedHeaders);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('ask for https where it is spoken', async () => {
    const behindProxy = await createTestServer({ trustProxy: 1 });
    serve(behindProxy, endpoint('public', 'public'), () => ({}));
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await behindProxy.inject({ url: '/api/public', headers });
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d+/);
    await behindProxy.close();
  });

  it('keep a sane request id and replace any other', async () => {
    const ask = (id: string) => app.inject({ url: '/api/public', headers: { 'x-request-id': id } });
    expect((await ask('proxy-id-0001')).headers['x-request-id']).toBe('proxy-id-0001');
    for (const id of ['short', 'a b c d e f g h', 'x'.repeat(65), '"},{"forged":"']) {
      expect((await ask(id)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  describe('API-27 for pages of other origins', () => {
    const friend = 'https://app.example';
    const stranger = 'https://evil.example';
    let shared: FastifyInstance;
    beforeAll(async () => {
      shared = await createTestServer({ corsOrigins: [friend] });
      serve(shared, endpoint('public', 'public'), ({ reply }) => {
        reply.header('vary', 'Accept-Language');
        return {};
      });
    });
    afterAll(() => shared.close());
    const call = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
      shared.inject({
        method,
        url: '/api/public',
        headers: { origin, 'access-control-request-method': 'GET' },
      });

    it('admit named ones', async () => {
      const { headers } = await call(friend);
      expect(headers['access-control-allow-origin']).toBe(friend);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-expose-headers']).toContain('retry-after');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    });

    it('answer a preflight without asking for a token', async () => {
      const { statusCode, headers } = await call(friend, 'OPTIONS');
      expect(statusCode).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(friend);
      expect(headers['access-control-allow-methods']).toContain('PATCH');
      expect(headers['access-control-allow-headers']).toContain('idempotency-key');
      expect(headers['access-control-max-age']).toBe('600');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    it.each(['GET', 'OPTIONS'] as const)('admit no others (%s)', async (method) => {
      const { headers } = await call(stranger, method);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    });

    it('tell caches that the origin matters, whatever else does', async () => {
      for (const origin of [friend, stranger])
        expect((await call(origin)).headers.vary).toMatch(/accept-language, origin/i);
    });
  });
});

describe('limits', () => {
  const limited = async () => {
    const server = await createTestServer({
      limits: { factor: 0.0025, redis: null },
    });
    for (const access of ['public', 'visitor', 'member'] as const) {
      serve(server, endpoint(access, access), () => ({}));
    }
    return server;
  };
  const statusesOf = async (server: FastifyInstance, times: number, options: object) => {
    const answers = [];
    for (let time = 0; time < times; time += 1) {
      answers.push((await server.inject({ url: '/api/visitor', ...options })).statusCode);
    }
    return answers;
  };

  it('refuse one address, say when to come back, and leave others alone', async () => {
    const server = await limited();
    expect(await statusesOf(server, 4, {})).toEqual([200, 200, 200, 429]);
    const refused = await server.inject('/api/visitor');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().code).toBe('too_many_requests');
    expect(await statusesOf(server, 1, { remoteAddress: '203.0.113.9' })).toEqual([200]);
    await server.close();
  });

  it('count a member wherever they are, and an IPv6 network as one', async () => {
    const server = await limited();
    const headers = bearer('member-token');
    await statusesOf(server, 2, { headers });
    const elsewhere = { headers, remoteAddress: '203.0.113.9' };
    expect(await statusesOf(server, 2, elsewhere)).toEqual([200, 429]);
    await statusesOf(server, 3, { remoteAddress: '2001:db8:1:2:aaaa::1' });
    expect(await statusesOf(server, 1, { remoteAddress: '2001:db8:1:2:bbbb::2' })).toEqual([429]);
    expect(await statusesOf(server, 1, { remoteAddress: '2001:db8:1:3::1' })).toEqual([200]);
    await server.close();
  });

  it('keep guessing tokens away from the database', async () => {
    let lookups = 0;
    const server = await createTestServer({
      limits: { factor: 0.0005, redis: null },
      authenticate: async () => {
        lookups += 1;
        return null;
      },
    });
    serve(server, endpoint('visitor', 'visitor'), () => ({}));
    const answers = await statusesOf(server, 6, { headers: bearer('guess') });
    expect(answers).toEqual([401, 401, 401, 429, 429, 429]);
    expect(lookups).toBe(3);
    await server.close();
  });
});

describe('the log', () => {
  it('has a line per call and no secret', async () => {
    const lines: string[] = [];
    const log = createLogTo({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    const server = await createTestServer({ log });
    serve(server, endpoint('member', 'member'), ({ request }) => {
      request.log.info({ password: 'hunter2', user: { email: 'ada@pomona.test' } }, 'careless');
      return {};
    });
    await server.inject({ url: '/api/member?token=t0p', headers: bearer('member-token') });
    await server.close();
    const text = lines.join('');
    const entry: unknown = JSON.parse(lines.find((line) => line.includes('"call"')) ?? '{}');
    expect(entry).toMatchObject({ route: '/api/member', status: 200, viewer: 'member-1' });
    expect(text).not.toMatch(/hunter2|ada@pomona|member-token|t0p/);
  });
});
