import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploads } from '#database/tables/images.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import type { Renderer } from '../render/renderer.ts';
import { createUploads } from './service.ts';

let test: TestApp;
let ada: string;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = (await test.signIn()).id;
});

const kilobytes = 1000;

/** Every picture is another one, of a hundred bytes. */
const renderer = {
  async render() {
    const files = [{ width: 400, format: 'webp', bytes: Buffer.alloc(100) }];
    return { hash: randomUUID(), colour: '#123456', files };
  },
  async close() {},
} as unknown as Renderer;

const uploadsOf = (quota: { maxBytesADay: number; maxBytes: number }) =>
  createUploads({
    database: test.database.db,
    renderer,
    fetchOutside: () => Promise.reject(new Error('nothing is fetched beyond the quota')),
    quota,
  });

const dayBefore = () =>
  test.database.db.update(uploads).set({ createdAt: sql`now() - interval '25 hours'` });

it('danger 13: a member uploads so much a day, and others go on', async () => {
  const { accept, fetch } = uploadsOf({ maxBytesADay: 250, maxBytes: kilobytes });
  const send = (ownerId = ada) => accept(Buffer.from('picture'), { kind: 'recipe', ownerId });
  for (let upload = 0; upload < 3; upload += 1) await send();
  await expect(send()).rejects.toMatchObject({ code: 'too_many_images_today' });
  await expect(
    fetch('https://pictures.example/a.jpg', { kind: 'recipe', ownerId: ada }),
  ).rejects.toMatchObject({ code: 'too_many_images_today' });
  await send((await test.signIn()).id);
  await dayBefore();
  await send();
});

it('danger 13: a member stores so much in all, until pictures that no recipe has are gone', async () => {
  const { accept, removeUnusedUploads } = uploadsOf({ maxBytesADay: kilobytes, maxBytes: 250 });
  const send = () => accept(Buffer.from('picture'), { kind: 'recipe', ownerId: ada });
  for (let upload = 0; upload < 3; upload += 1) await send();
  await dayBefore();
  await expect(send()).rejects.toMatchObject({ code: 'image_storage_full' });
  await removeUnusedUploads();
  await send();
});
