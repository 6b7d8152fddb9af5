import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/api/src/platform/paths.ts';
import { buildTestApp, type TestApp } from '../apps/api/test/app.ts';
import { seedCatalogue } from '../apps/api/test/catalogue.ts';
import { attackSite } from './attack-site.ts';
import { pages } from './calls/page-calls.ts';
import { faultsOf, totalsOf } from './report.ts';

/** `npm test` builds the pages before. */
const hasRenderer = existsSync(paths.renderer);
const calls = Number(process.env.POMONA_CALLS ?? 5200);
/** Set another one to look elsewhere; this one keeps every run the same. */
const seed = Number(process.env.POMONA_SEED ?? 20261121);

let test: TestApp;
let address: string;
beforeAll(async () => {
  const web = { clientFolder: paths.client, rendererFile: paths.renderer };
  test = await buildTestApp({
    web: hasRenderer ? web : null,
    config: { trustProxy: true },
  });
  await seedCatalogue(test.database.url());
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(() => test.close());

it(`dangers 2, 3, 11, 13, 14: ${calls} bad calls find no 5xx, no wait, no leak and no open door`, async () => {
  const outcomes = await attackSite({
    address,
    calls,
    seed,
    workers: 4,
    only: '',
    // Two seconds are promised on a machine of its own; other tests run on this one.
    maxMilliseconds: 8000,
    async signInAdmin() {
      const { id, token } = await test.signIn({ isAdmin: true });
      return { id, token };
    },
  });
  const faults = faultsOf(outcomes);
  expect(faults, [totalsOf(outcomes), faults].join('; ').slice(0, 1000)).toBe('');
  const statuses = new Set(outcomes.flatMap((outcome) => [...outcome.statuses.keys()]));
  // They get past the doors: there are successes and refusals of every kind.
  expect([...statuses]).toEqual(
    expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 415, 422]),
  );
  const names = outcomes.map(({ name }) => name);
  for (const { name } of test.app.served) expect(names).toContain(name);
  if (hasRenderer) for (const page of pages) expect(names).toContain(`page ${page}`);
}, 300_000);
