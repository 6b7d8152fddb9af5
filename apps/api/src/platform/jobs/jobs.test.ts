import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import type { Queue } from './queue.ts';

const quiet = { info() {}, warn() {} };

let testDatabase: TestDatabase;
let database: OpenDatabase;
const open: Jobs[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await openDatabase({
    url: testDatabase.url,
    dataFolder: '',
    poolSize: 4,
    log: quiet,
  });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.close()));
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});

/** As one process has it. */
function openJobs(): Jobs {
  const jobs = createJobs({ pool: database.pool, log: quiet, supervises: true });
  open.push(jobs);
  return jobs;
}

interface Letter {
  text: string;
}

function makeQueue(expireInSeconds = 60): Queue<Letter> {
  return {
    name: `queue-${randomUUID().slice(0, 8)}`,
    retryLimit: 2,
    expireInSeconds,
    parse: (payload) => payload as Letter,
  };
}

const letter = (text: string, priority = 1) => ({ id: randomUUID(), payload: { text }, priority });

async function begunIn({ name }: Queue<unknown>): Promise<number> {
  const { rows } = await database.pool.query(
    "SELECT FROM pgboss.job WHERE name = $1 AND state = 'active'",
    [name],
  );
  return rows.length;
}

describe('jobs', () => {
  it('run once each, however many processes take part', async () => {
    const queue = makeQueue();
    const done: string[] = [];
    const letters = Array.from({ length: 30 }, (_, index) => letter(`letter ${index}`));
    await openJobs().add(queue, letters);
    for (const process of [openJobs(), openJobs()]) {
      await process.work(queue, {
        concurrency: 2,
        perform: async ({ text }) => void done.push(text),
      });
    }
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(30);
    expect(new Set(done).size).toBe(30);
  });

  it('run one at a time while they give way, and side by side afterwards', async () => {
    const queue = makeQueue();
    const jobs = openJobs();
    const finish: (() => void)[] = [];
    let somebodyIsThere = true;
    await jobs.add(
      queue,
      [1, 2, 3, 4].map(String).map((text) => letter(text)),
    );
    await jobs.work(queue, {
      concurrency: 3,
      givesWay: () => somebodyIsThere,
      perform: () => new Promise<void>((resolve) => finish.push(resolve)),
    });
    await expect.poll(() => finish.length).toBe(1);
    // A further job wakes every loop.
    await jobs.add(queue, [letter('5')]);
    finish[0]?.();
    await expect.poll(() => finish.length).toBe(2);
    expect(await begunIn(queue)).toBe(1);
    somebodyIsThere = false;
    await expect.poll(() => finish.length, { timeout: 10_000 }).toBe(4);
    expect(await begunIn(queue)).toBe(3);
    for (const each of finish) each();
    await expect.poll(() => finish.length).toBe(5);
    finish[4]?.();
    await expect.poll(() => jobs.countOpen(queue)).toBe(0);
  });

  it('are there once, however often they are added', async () => {
    const queue = makeQueue();
    const jobs = openJobs();
    const one = letter('the same');
    await Promise.all([
      jobs.add(queue, [one]),
      jobs.add(queue, [one]),
      openJobs().add(queue, [one]),
    ]);
    expect(await jobs.countOpen(queue)).toBe(1);
  });

  it('run in the order of their priority, hastened ones first', async () => {
    const queue = makeQueue();
    const jobs = openJobs();
    const hastened = letter('wanted', 1);
    await jobs.add(queue, [letter('low', 2), letter('high', 3), hastened]);
    await jobs.hasten(queue, hastened.id);
    const done: string[] = [];
    await jobs.work(queue, { concurrency: 1, perform: async ({ text }) => void done.push(text) });
    await expect.poll(() => done).toEqual(['wanted', 'high', 'low']);
  });

  it('that fail are tried again, so often and no more', async () => {
    const queue = makeQueue();
    const jobs = openJobs();
    let attempts = 0;
    const work = {
      concurrency: 1,
      perform: async () => {
        attempts += 1;
        throw new Error('no luck');
      },
    };
    const unlucky = letter('unlucky');
    await jobs.add(queue, [unlucky]);
    await jobs.work(queue, work);
    await expect.poll(() => attempts, { timeout: 15_000, interval: 200 }).toBe(3);
    await expect.poll(() => jobs.countOpen(queue)).toBe(0);
    await jobs.add(queue, [unlucky]);
    expect(await jobs.countOpen(queue)).toBe(0);
    await jobs.removeFailed(queue);
    await jobs.add(queue, [unlucky]);
    await expect.poll(() => attempts, { timeout: 5000 }).toBeGreaterThan(3);
  }, 30_000);

  it('run again where a process died in the middle of one', async () => {
    const queue = makeQueue(1);
    const dying = openJobs();
    const begun: string[] = [];
    await dying.add(queue, [letter('half done')]);
    // Taken up and never answered, as by a process that was killed.
    let wakeUp = () => {};
    await dying.work(queue, {
      concurrency: 1,
      perform: ({ text }) =>
        new Promise<void>((resolve) => {
          begun.push(text);
          wakeUp = resolve;
        }),
    });
    await expect.poll(() => begun).toEqual(['half done']);
    const done: string[] = [];
    await openJobs().work(queue, {
      concurrency: 1,
      perform: async ({ text }) => void done.push(text),
    });
    await expect.poll(() => done, { timeout: 20_000, interval: 200 }).toEqual(['half done']);
    wakeUp();
  }, 30_000);

  it('report when the queue is empty', async () => {
    const queue = makeQueue();
    const jobs = openJobs();
    await jobs.add(queue, [letter('one'), letter('two')]);
    const happened: string[] = [];
    await jobs.work(queue, {
      concurrency: 2,
      perform: async ({ text }) => void happened.push(text),
      onIdle: async () => void happened.push('idle'),
    });
    await expect.poll(() => happened.at(-1)).toBe('idle');
    expect(happened.slice(0, 2).sort()).toEqual(['one', 'two']);
  });

  it('survive that two processes create their tables at the same moment', async () => {
    const fresh = await createTestDatabase();
    const connections = await Promise.all(
      [1, 2].map(() => openDatabase({ url: fresh.url, dataFolder: '', poolSize: 2, log: quiet })),
    );
    const both = connections.map(({ pool }) => createJobs({ pool, log: quiet, supervises: true }));
    const queue = makeQueue();
    await Promise.all(both.map((jobs) => jobs.add(queue, [letter('hello')])));
    expect(await both[0]?.countOpen(queue)).toBe(2);
    for (const jobs of both) await jobs.close();
    for (const connection of connections) await connection.close();
    await fresh.close();
  });
});
