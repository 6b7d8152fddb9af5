import { randomBytes } from 'node:crypto';
import type { MemberExport } from '@pomona/contract/accounts/member-export';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { uploadFiles, uploads } from '#database/tables/images.ts';
import { archiveParts, archives } from '#database/tables/member-export.ts';
import { type ArchiveFile, createExporting } from '#features/recipe-exchange/exporting/service.ts';
import { createWriter } from '#features/recipe-exchange/exporting/writer.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { insertMemberRows, listTablesOfPeople, marker } from '#test/member-rows.ts';
import { makeRecipe } from '#test/recipes.ts';
import { type Contents, createContents } from './contents/service.ts';
import { createMemberExports } from './service.ts';
import { createExportWork } from './worker.ts';
import { createWriting } from './writing/service.ts';

const hour = 60 * 60 * 1000;

let test: TestApp;
let contents: Contents;
const writer = createWriter({
  ...{ maxWriteMilliseconds: 10_000, idleMilliseconds: 1000, maxQueued: 10 },
  onError: () => {},
});
beforeAll(async () => {
  test = await buildTestApp();
  const database = test.database.db;
  const recipes = { readRecipe: () => Promise.reject(new Error('rows are read')) };
  const exporting = createExporting({ database, recipes, writer, clock: test.clock.now });
  contents = createContents({ database: test.database, exporting });
});
afterAll(async () => {
  await test.close();
  await writer.close();
});
beforeEach(() => test.database.db.delete(archives));

const warnings: unknown[] = [];
const makeWriting = (own: Contents = contents) =>
  createWriting({
    ...{ database: test.database.db, databaseClock: test.databaseClock, clock: test.clock.now },
    contents: own,
    log: { warn: (details) => void warnings.push(details) },
  });
const write = (own?: Contents, signal = new AbortController().signal) => makeWriting(own)(signal);

type Caller = Pick<SignedIn, 'headers'>;
const request = async ({ headers }: Caller, language = 'en') => {
  const given = { ...headers, 'accept-language': language };
  const reply = await test.inject({ method: 'POST', url: '/api/users/me/export', headers: given });
  expect(reply.statusCode).toBe(202);
  return reply.json<{ export: MemberExport }>().export;
};
const read = async ({ headers }: Caller) =>
  (await test.inject({ url: '/api/users/me/export', headers })).json<{
    export: MemberExport | null;
  }>().export;
const download = ({ headers }: Caller) =>
  test.inject({ url: '/api/users/me/export/file', headers });
async function filesOf(caller: Caller) {
  const reply = await download(caller);
  expect(reply.statusCode).toBe(200);
  return unzipSync(new Uint8Array(reply.rawPayload));
}

async function textsOf(files: AsyncIterable<ArchiveFile>): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const { path, bytes } of files) {
    const pieces: Uint8Array[] = [];
    if (bytes instanceof Uint8Array) pieces.push(bytes);
    else for await (const piece of bytes) pieces.push(piece);
    texts.set(path, Buffer.concat(pieces).toString());
  }
  return texts;
}

/** What stays out, and why. */
const leftOut = new Map([
  ['public.passkey_challenges', 'random values of a few minutes'],
  ['public.upload_files', 'they are files of the archive'],
  ['imported.import_parts', 'a copy of a file that they have'],
  ['exported.archives', 'the archive itself'],
  ['exported.archive_parts', 'the archive itself'],
]);

describe('the archive of a member', () => {
  it('AUTH-11 API-23 danger 12: holds every row of the member, whatever table it is in, and no secret', async () => {
    const own = await buildTestApp();
    try {
      const { db, pool } = own.database;
      const { id } = await insertMemberRows(db, (await own.signIn()).id);
      const exporting = createExporting({
        ...{ database: db, writer, clock: own.clock.now },
        recipes: { readRecipe: () => Promise.reject(new Error('rows are read')) },
      });
      const made = createContents({ database: own.database, exporting });
      const order = { userId: id, language: 'en', origin: 'https://pomona.test' } as const;
      const files = await textsOf(made.files(order, new Date()));
      const { tables } = JSON.parse(files.get('data.json') ?? '{}');
      for (const table of await listTablesOfPeople(pool)) {
        const rows = tables[table.replace(/^(?:public|imported)\./, '')];
        const isThere = leftOut.has(table) || rows?.length > 0;
        expect(isThere, `${table} is in the archive, or on the list of what is left out`).toBe(
          true,
        );
      }
      expect(tables.recipes.map((row: { id: string }) => row.id).sort()).toEqual([
        `deleted-${marker}`,
        `private-${marker}`,
        `shown-${marker}`,
      ]);
      expect(tables.users).toMatchObject([{ id, email: `${marker}@example.org` }]);
      expect(tables.reviews).toMatchObject([{ rating: 4, comment: 'It stays.' }]);
      for (const secret of ['password_hash', 'token_hash', 'network_hash', 'device_hash'])
        expect(files.get('data.json')).not.toContain(secret);
      for (const table of Object.keys(tables))
        expect(files.get('README.txt')).toContain(`${table}:`);
      expect([...files.keys()].filter((path) => /^(recipes|pictures)/.test(path)).length).toBe(7);
      expect(files.get(`pictures/profile.webp`)).toBeDefined();
      expect(files.size).toBeGreaterThanOrEqual(await made.countFiles(id));
    } finally {
      await own.close();
    }
  });

  it('AUTH-11 is made in the background, says how far it is, and is downloaded as a ZIP', async () => {
    const ada = await test.signIn({ name: 'Ada Quince' });
    await makeRecipe(test.database.db, { ownerId: ada.id, title: 'Plum cake' });
    expect(await read(ada)).toBeNull();
    const requested = await request(ada, 'de');
    expect(requested).toMatchObject({ state: 'waiting', progress: 0, ready_until: null });
    await write();
    const ready = await read(ada);
    expect(ready).toMatchObject({ id: requested.id, state: 'ready', progress: 1 });
    expect(Date.parse(ready?.ready_until ?? '')).toBe(test.clock.now() + 24 * hour);
    const reply = await download(ada);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(ready?.bytes),
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename=pomona-data-2026-11-21.zip',
    });
    const files = await filesOf(ada);
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'data.json',
      'recipes/plum-cake.jsonld',
      'recipes/plum-cake.cook',
    ]);
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Deine Daten aus Pomona');
    const { tables } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
    expect(tables.users[0].name).toBe('Ada Quince');
  });

  it('AUTH-11 is begun once, however often it is asked for, and anew when it was there', async () => {
    const ada = await test.signIn();
    const both = await Promise.all([request(ada), request(ada)]);
    expect(both[0].id).toBe(both[1].id);
    await write();
    const again = await request(ada);
    expect(again).toMatchObject({ state: 'waiting' });
    expect(again.id).not.toBe(both[0].id);
    expect(await test.database.db.$count(archiveParts)).toBe(0);
  });

  it('ROLE-04 danger 12: is for its member alone, and gone with the account', async () => {
    const [ada, eve] = [await test.signIn(), await test.signIn({ isAdmin: true })];
    await request(ada);
    await write();
    expect((await download(eve)).json().code).toBe('export_not_found');
    expect(await read(eve)).toBeNull();
    expect((await test.inject('/api/users/me/export/file')).statusCode).toBe(401);
    await test.database.db.delete(users).where(eq(users.id, ada.id));
    expect(await test.database.db.$count(archiveParts)).toBe(0);
  });

  it('AUTH-11 goes after 24 hours', async () => {
    const ada = await test.signIn();
    await request(ada);
    await write();
    test.clock.advance(24 * hour - 1);
    expect((await download(ada)).statusCode).toBe(200);
    test.clock.advance(1);
    expect((await download(ada)).statusCode).toBe(404);
    expect(await read(ada)).toMatchObject({ state: 'expired', bytes: 0, ready_until: null });
    const { db: database } = test.database;
    const exports = createMemberExports({
      ...{ database, databaseClock: test.databaseClock, clock: test.clock.now, bus: test.bus },
    });
    const work = createExportWork({ writeArchives: makeWriting(), exports, log: { warn() {} } });
    work.work();
    await expect.poll(() => database.$count(archiveParts)).toBe(0);
    await work.close();
    expect(await read(ada)).toMatchObject({ state: 'expired' });
  });

  it('AUTH-11 comes whole where it is large, in pieces of half a megabyte', async () => {
    const { db } = test.database;
    const ada = await test.signIn();
    const bytes = randomBytes(3_000_000);
    const hash = 'd'.repeat(32);
    await db.insert(uploads).values({ hash, kind: 'recipe', colour: '#123456', ownerId: ada.id });
    await db.insert(uploadFiles).values({ hash, width: 800, format: 'webp', bytes });
    await request(ada);
    await write();
    const files = await filesOf(ada);
    expect(Buffer.from(files[`pictures/${hash}.webp`] ?? '').equals(bytes)).toBe(true);
    expect(await db.$count(archiveParts)).toBeGreaterThan(1);
  });
});

/** The files of the archive, and something that happens after the first. */
const withEvent = (happens: () => void): Contents => ({
  ...contents,
  async *files(order, now) {
    let isFirst = true;
    for await (const file of contents.files(order, now)) {
      yield file;
      if (isFirst) happens();
      isFirst = false;
    }
  },
});

describe('a writer of archives', () => {
  it('AUTH-11 that stops leaves the archive to the next start', async () => {
    const ada = await test.signIn();
    const { id } = await request(ada);
    const closing = new AbortController();
    await write(
      withEvent(() => closing.abort()),
      closing.signal,
    );
    expect(await read(ada)).toMatchObject({ id, state: 'waiting' });
    await write();
    expect(await read(ada)).toMatchObject({ id, state: 'ready' });
    await filesOf(ada);
  });

  it('AUTH-11 that was killed is succeeded after a minute; should it live, it writes no more', async () => {
    const ada = await test.signIn();
    const { id } = await request(ada);
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let isAsleep = false;
    const slow = write({
      ...contents,
      async *files(order, now) {
        for await (const file of contents.files(order, now)) {
          yield file;
          isAsleep = true;
          await asleep;
        }
      },
    });
    await expect.poll(() => isAsleep).toBe(true);
    test.clock.advance(59_000);
    await write();
    expect(await read(ada)).toMatchObject({ id, state: 'running' });
    test.clock.advance(2000);
    await write();
    expect(await read(ada)).toMatchObject({ id, state: 'ready' });
    wake();
    await slow;
    expect(await read(ada)).toMatchObject({ id, state: 'ready' });
    await filesOf(ada);
  });

  it('AUTH-11 tries again, gives up after the third failure, and the member can ask anew', async () => {
    const ada = await test.signIn();
    const { id } = await request(ada);
    const failing = withEvent(() => {
      throw new Error('no luck');
    });
    for (const state of ['waiting', 'waiting', 'failed']) {
      await write(failing);
      expect(await read(ada)).toMatchObject({ id, state });
      test.clock.advance(6000);
    }
    await write();
    expect(await read(ada)).toMatchObject({ state: 'failed' });
    expect(warnings.length).toBe(3);
    await request(ada);
    await write();
    expect(await read(ada)).toMatchObject({ state: 'ready' });
  });

  it('AUTH-11 shares the archives with other processes, each written once', async () => {
    const people = [await test.signIn(), await test.signIn(), await test.signIn()];
    for (const one of people) await request(one);
    let written = 0;
    const counted = withEvent(() => {
      written += 1;
    });
    await Promise.all([write(counted), write(counted)]);
    expect(written).toBe(3);
    for (const one of people) expect(await read(one)).toMatchObject({ state: 'ready' });
  });
});
