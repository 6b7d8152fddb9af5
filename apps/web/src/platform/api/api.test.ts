import { readOwnUser, signIn, signOut } from '@pomona/contract/accounts';
import { readRecipe } from '@pomona/contract/recipes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, Garbage, Refusal, Unreachable } from '#test/fake-api.ts';
import { makeUser } from '#test/samples.ts';
import { createApi } from './api.ts';
import { browserTransport } from './browser-transport.ts';
import { ApiError, NetworkError } from './failures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function connect(answers: Parameters<typeof createFakeApi>[0], token: string | null = null) {
  const server = createFakeApi(answers);
  vi.stubGlobal('fetch', server.fetch);
  const rejected: string[] = [];
  const transport = browserTransport({
    base: 'https://api.example.org',
    token: () => token,
    language: () => 'de',
    onRejected: (refused) => rejected.push(refused),
  });
  return { api: createApi(transport), requests: server.requests, rejected };
}

const body = { email: 'ada@example.org', password: 'plum-harvest' };

describe('a call', () => {
  it('AUTH-03 I18N-01 carries the token and the language', async () => {
    const { api, requests } = connect({ readOwnUser: () => makeUser() }, 'secret');
    await expect(api.call(readOwnUser, {})).resolves.toMatchObject({ name: 'Ada Quince' });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(requests[0]?.headers.get('accept-language')).toBe('de');
  });

  it('AUTH-03 carries no token when nobody is signed in', async () => {
    const { api, requests } = connect({ signIn: () => ({ access_token: 'a', user: makeUser() }) });
    await api.call(signIn, { body });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.body).toEqual(body);
  });

  it('carries the key by which the server knows a call that is sent again', async () => {
    const { api, requests } = connect({ signOut: () => undefined }, 'secret');
    await api.call(signOut, { idempotencyKey: 'once' });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('once');
  });

  it('understands an answer without a body', async () => {
    const { api } = connect({ signOut: () => undefined }, 'secret');
    await expect(api.call(signOut, {})).resolves.toBeUndefined();
  });

  it('tells status, code and sentence of a refusal', async () => {
    const { api } = connect({
      readRecipe: () => new Refusal(404, 'recipe_not_found', 'Rezept nicht gefunden'),
    });
    const failure = await api.call(readRecipe, { params: { id: 'x' } }).catch((error) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 404,
      code: 'recipe_not_found',
      detail: 'Rezept nicht gefunden',
    });
  });

  it('survives an answer that is not ours', async () => {
    const { api } = connect({ readOwnUser: () => new Garbage(502) });
    const failure = await api.call(readOwnUser, {}).catch((error) => error);
    expect(failure).toMatchObject({ name: 'ApiError', status: 502, code: null, detail: null });
  });

  it('AUTH-06 tells a broken connection from a refusal', async () => {
    const { api } = connect({ readOwnUser: () => new Unreachable() });
    await expect(api.call(readOwnUser, {})).rejects.toBeInstanceOf(NetworkError);
  });

  it('AUTH-02 reports a rejected token, and only that', async () => {
    const { api, rejected } = connect(
      {
        readOwnUser: () => new Refusal(401, 'session_rejected', 'Signed out'),
        signIn: () => new Refusal(401, 'login_failed', 'Invalid email or password'),
      },
      'secret',
    );
    await expect(api.call(signIn, { body })).rejects.toBeInstanceOf(ApiError);
    expect(rejected).toEqual([]);
    await expect(api.call(readOwnUser, {})).rejects.toBeInstanceOf(ApiError);
    expect(rejected).toEqual(['secret']);
  });
});
