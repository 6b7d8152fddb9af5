import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '#platform/http/security/viewer.ts';
import { type FetchPage, OutsideError } from '#platform/outside/fetch-outside.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { createReader, type Reader } from './reader.ts';
import { createImporting, type Importing } from './service.ts';

const text = 'Soup\n\n200 g carrots\n1 onion\n\n1. Cook it all.';
const language = 'en';

describe('imports that wait', { timeout: 30_000 }, () => {
  let test: TestApp;
  let importing: Importing;
  let reader: Reader;
  let fetching: AbortSignal[] = [];
  /** A page that never comes. */
  const fetchPage: FetchPage = (_url, { signal }) =>
    new Promise((_, reject) => {
      if (signal === undefined) return;
      fetching.push(signal);
      signal.addEventListener('abort', () => reject(new OutsideError('failed', 'Departed')));
    });

  beforeAll(async () => {
    test = await buildTestApp();
    reader = createReader({
      maxReadMilliseconds: 20_000,
      idleMilliseconds: 1000,
      maxQueued: 1,
      onError() {},
    });
    importing = createImporting({
      database: test.database.db,
      log: { warn() {} },
      fetchPage,
      reader,
    });
  }, 60_000);
  beforeEach(() => {
    fetching = [];
  });
  afterAll(async () => {
    await importing.close();
    await test.close();
  });

  const member = (id: string): Member => ({
    ...{ kind: 'member', name: 'Ada', isAdmin: false, sessionId: '' },
    id: `00000000-0000-4000-8000-00000000000${id}`,
  });
  const url = 'https://slow.example/';

  it('danger 13: a member has one at a time, which blocks nobody else', async () => {
    const departed = new AbortController();
    const { signal } = departed;
    const slow = importing.importRecipes(member('1'), { url }, { language, signal });
    await expect(
      importing.importRecipes(member('1'), { text }, { language }),
    ).rejects.toMatchObject({ code: 'import_in_progress', retryAfterSeconds: 5 });
    expect(await importing.importRecipes(member('2'), { text }, { language })).toHaveLength(1);
    departed.abort();
    await expect(slow).rejects.toMatchObject({ code: 'import_not_loaded' });
    expect(await importing.importRecipes(member('1'), { text }, { language })).toHaveLength(1);
  });

  it('danger 13: those that nobody waits for leave the queue at once', async () => {
    const long = { text: text.repeat(2000) };
    const first = importing.importRecipes(member('1'), long, { language });
    for (let turn = 0; turn < 5; turn += 1) {
      const departed = new AbortController();
      const { signal } = departed;
      const left = importing.importRecipes(member('2'), { text }, { language, signal });
      departed.abort();
      await expect(left).rejects.toMatchObject({ code: 'unavailable' });
    }
    const last = importing.importRecipes(member('3'), { text }, { language });
    expect((await first).length + (await last).length).toBeGreaterThan(1);
  });

  it('danger 13: a second one at once is a conflict', async () => {
    const ada: SignedIn = await test.signIn();
    const both = await Promise.all(
      [text, text].map((each) =>
        test.inject({
          ...{ method: 'POST', url: '/api/recipes/import' },
          ...{ headers: ada.headers, payload: { text: each } },
        }),
      ),
    );
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'import_in_progress' });
    expect(refused?.headers['retry-after']).toBe('5');
  });
});
