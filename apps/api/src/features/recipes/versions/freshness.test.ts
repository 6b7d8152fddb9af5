import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recipe } from '@pomona/contract/recipes';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsChanged } from '#features/accounts/sessions/recent.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { createRedisBus } from '#platform/realtime/redis-bus.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { freePort, hasRedis, startRedis } from '#test/transports.ts';
import { createTestWeb } from '#test/web.ts';

const log = pino({ level: 'silent' });

/** A transport that can be away for a while. */
interface Link {
  open(): Promise<Bus>;
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

async function postgresLink(url: string): Promise<Link> {
  const state = { url };
  return {
    open: () => createPostgresBus(() => state.url, log),
    async cut() {
      state.url = 'postgres://nobody@127.0.0.1:1/nowhere';
      const client = new pg.Client(url);
      await client.connect();
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      await client.end();
    },
    async restore() {
      state.url = url;
    },
    async close() {},
  };
}

async function redisLink(): Promise<Link> {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-redis-'));
  const port = await freePort();
  let server = await startRedis(port, folder);
  const cut = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    open: () => createRedisBus(`redis://127.0.0.1:${port}`, log),
    cut,
    async restore() {
      server = await startRedis(port, folder);
    },
    async close() {
      await cut();
      rmSync(folder, { recursive: true });
    },
  };
}

const links: [string, (url: string) => Promise<Link>][] = [['PostgreSQL', postgresLink]];
if (hasRedis) links.push(['Redis', redisLink]);

/** A page is what the API answers to the address behind it. */
const built = createTestWeb(`
export async function renderPage({ url, read }) {
  const { status, body } = await read(url.replace('/page', '/api'));
  return { status, html: JSON.stringify(body), isCacheable: true };
}`);
afterAll(() => built.remove());

describe.each(links)('two processes with messages by %s', (_, openLink) => {
  /** Serves nobody; its database is that of both. */
  let shared: TestApp;
  let writer: TestApp;
  let reader: TestApp;
  let link: Link;
  let author: SignedIn;
  let admin: SignedIn;
  let buses: Bus[];
  beforeAll(async () => {
    shared = await buildTestApp();
    const { database } = shared;
    link = await openLink(database.url());
    buses = [await link.open(), await link.open()];
    const [one, other] = buses as [Bus, Bus];
    writer = await buildTestApp({ database, bus: one, clock: Date.now });
    reader = await buildTestApp({ database, bus: other, clock: Date.now, web: built.web });
    author = await writer.signIn();
    admin = await writer.signIn();
    await shared.roles.makeAdmin(admin.id);
    await one.publish(rightsChanged, admin.id);
  });
  afterAll(async () => {
    await reader.app.close();
    await writer.app.close();
    for (const bus of buses) await bus.close();
    await link.close();
    await shared.close();
  });

  async function write(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    who: SignedIn,
    payload?: object,
  ) {
    const body = payload && { payload };
    const answer = await writer.inject({ method, url, headers: who.headers, ...body });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  }
  const read = (url: string) => reader.inject({ url });

  /** What the other process answers of a recipe, wherever it is cached: title and number of reviews. */
  async function readEverywhere(id: string) {
    const url = `/recipes/${id}`;
    const list = (await read('/api/recipes?limit=1000&fields=card')).json<Recipe[]>();
    const answers = [
      (await read(`/api${url}`)).json<Recipe>(),
      (await read(`/page${url}`)).json<Recipe>(),
      list.find((card) => card.id === id),
    ];
    const reviews = (await read(`/page${url}/reviews`)).json<unknown>();
    return {
      shown: answers.map((answer) => answer && `${answer.title}, ${answer.review_count}`),
      reviews: Array.isArray(reviews) ? reviews.length : null,
    };
  }
  const everywhere = (title: string, count: number) => ({
    shown: [`${title}, ${count}`, `${title}, ${count}`, `${title}, ${count}`],
    reviews: count,
  });
  const nowhere = {
    shown: ['undefined, undefined', 'undefined, undefined', undefined],
    reviews: null,
  };

  async function seesEveryChange(): Promise<void> {
    const created = await write('POST', '/api/admin/recipes', admin, recipeBodyOf());
    const { id, version } = created.json<Recipe>();
    const { title } = recipeBodyOf();
    expect(await readEverywhere(id)).toEqual(everywhere(title, 0));
    await write('POST', `/api/recipes/${id}/reviews`, author, { rating: 4, comment: 'Good' });
    expect(await readEverywhere(id)).toEqual(everywhere(title, 1));
    const edited = { ...recipeBodyOf({ title: 'Another soup' }), version };
    await write('PUT', `/api/admin/recipes/${id}`, admin, edited);
    expect(await readEverywhere(id)).toEqual(everywhere('Another soup', 1));
    await write('DELETE', `/api/admin/recipes/${id}`, admin);
    expect(await readEverywhere(id)).toEqual(nowhere);
    await write('POST', `/api/admin/recipes/${id}/restore`, admin);
    expect(await readEverywhere(id)).toEqual(everywhere('Another soup', 1));
  }

  it('every change is seen by the next request of the other process', async () => {
    await seesEveryChange();
  });

  it('also while the messages are away, for half a minute, and after they are back', async () => {
    await link.cut();
    await expect.poll(() => buses.some((bus) => bus.isHealthy())).toBe(false);
    await seesEveryChange();
    await link.restore();
    await expect.poll(() => buses.every((bus) => bus.isHealthy()), { timeout: 10_000 }).toBe(true);
    await seesEveryChange();
  });
});
