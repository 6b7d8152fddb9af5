import type { PlatformStatus } from '@pomona/contract/admin/status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { createStatus } from './service.ts';

let test: TestApp;
let root: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  root = await test.signIn({ isAdmin: true });
});
afterAll(() => test.close());

it('ADMIN-04 says how database, bus, jobs and storage are doing, and for how long it runs', async () => {
  await test.work();
  const reply = await test.inject({ url: '/api/admin/status', headers: root.headers });
  expect(reply.headers['cache-control']).toBe('no-store');
  const status = reply.json<PlatformStatus>();
  expect(status).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: { is_up: true, milliseconds: expect.any(Number) },
    bus: { is_up: true },
    jobs: { is_up: true, failed: 0 },
    // The tests' database server is not the embedded one: its disk is not known.
    storage: { is_up: true, database_bytes: expect.any(Number), free_bytes: null },
  });
  expect(status.storage.database_bytes).toBeGreaterThan(1_000_000);
  expect(Date.parse(status.checked_at) - Date.parse(status.started_at)).toBe(
    status.uptime_seconds * 1000,
  );
});

it('ADMIN-04 a part that is away is its answer, not a failure', async () => {
  const gone = await buildTestApp();
  await gone.close();
  const { readStatus } = createStatus({
    database: gone.database.db,
    bus: { isHealthy: () => false },
    clock: systemClock,
    dataFolder: '/no/such/folder',
  });
  const { database, bus, jobs, storage } = await readStatus();
  for (const part of [database, bus, jobs, storage]) expect(part.is_up).toBe(false);
  expect(storage).toMatchObject({ database_bytes: null, free_bytes: null });
});

it('ADMIN-04 knows the disk of an embedded database', async () => {
  const { readStatus } = createStatus({
    ...{ database: test.database.db, bus: test.bus, clock: systemClock, dataFolder: '/' },
  });
  const { storage } = await readStatus();
  expect(storage.total_bytes).toBeGreaterThan(storage.free_bytes ?? Number.POSITIVE_INFINITY);
});
