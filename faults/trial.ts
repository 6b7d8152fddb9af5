import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkAcknowledged, type Findings, textsIn, valueIn } from './check.ts';
import type { Fault, Stage } from './fault.ts';
import { readJournal } from './journal.ts';
import { createMonitor, type LongestCall, type Monitor } from './monitor.ts';
import type { Random } from './random.ts';
import { copyFolder, createSite, makeFolder, removeFolder, residentOf, type Site } from './site.ts';
import { startWriters, type Writers } from './writers.ts';

export interface Result {
  fault: string;
  rounds: number;
  skipped: string | null;
  findings: Findings;
  serverErrors: number;
  longestHealthy: LongestCall;
  longestDisturbed: LongestCall;
  recoveredMilliseconds: number;
  /** `null` where the app did not outlive the fault. */
  grownMegabytes: number | null;
  failures: string[];
}

interface Options {
  fault: Fault;
  rounds: number;
  random: Random;
  /** A data folder with a whole database. */
  original: string;
}

const recipesWritten = 30;
const warmWrites = 150;
const writesBetween = 40;
const writesOfRecovery = 8;
/** The process may be a new one. */
const writesOfWarming = 32;
const recoveryMilliseconds = 30_000;

const none: Findings = { acknowledged: 0, lost: [], doubled: [] };

/** Runs the rounds of one fault, each followed by a check of everything acknowledged so far. */
export async function tryFault(options: Options): Promise<Result> {
  const { fault, rounds } = options;
  const skipped = fault.obstacle?.() ?? null;
  const monitor = createMonitor();
  const result: Result = {
    ...{ fault: fault.name, rounds: 0, skipped, findings: none, serverErrors: 0 },
    longestHealthy: monitor.seen.longestHealthy,
    longestDisturbed: monitor.seen.longestDisturbed,
    ...{ recoveredMilliseconds: 0, grownMegabytes: null, failures: [] },
  };
  if (skipped !== null) return result;
  const place = fault.makeFolder?.() ?? { folder: makeFolder(), remove() {} };
  const journalFolder = makeFolder();
  const site = await createSite({ folder: copyFolder(options.original, place.folder) });
  try {
    await site.start();
    const stage = await fault.prepare(site);
    const journalFile = join(journalFolder, 'acknowledged.jsonl');
    await runRounds({ ...options, rounds, result, monitor, site, stage, journalFile });
    await stage.close?.();
    const code = await site.stop();
    if (code !== 0) result.failures.push(`the server ended with ${code} at last`);
  } catch (error) {
    result.failures.push(error instanceof Error ? error.message : String(error));
  } finally {
    await site.kill().catch(() => {});
    await removeFolder(place.folder);
    place.remove();
    rmSync(journalFolder, { recursive: true, force: true });
  }
  const { serverErrors, brokenWhileHealthy } = monitor.seen;
  result.failures.push(...brokenWhileHealthy.slice(0, 5));
  return { ...result, serverErrors };
}

interface Running extends Options {
  result: Result;
  monitor: Monitor;
  site: Site;
  stage: Stage;
  journalFile: string;
}

async function runRounds(running: Running): Promise<void> {
  const { rounds, result, monitor, site, stage, random, journalFile } = running;
  const addresses = stage.addresses ?? [site.address];
  // A process that has just started compiles and fills its caches.
  monitor.disturb();
  const recipes = await readRecipes(monitor, site);
  const writers = startWriters({ monitor, random, journalFile, addresses, recipes });
  try {
    await untilWritten(writers, warmWrites);
    monitor.settle();
    const { pid } = site.child();
    const before = residentOf(site.child());
    for (let round = 1; round <= rounds; round += 1) {
      await wait(200 + random.next() * 600);
      await stage.round({
        ...{ site, monitor, random },
        disturbed: (breakIt, mend) => disturbed({ ...running, writers }, breakIt, mend),
        fail: (reason) => result.failures.push(reason),
      });
      await untilWritten(writers, writesBetween);
      const address = addresses[round % addresses.length] ?? '';
      result.findings = await checkAcknowledged(readJournal(journalFile), (call) =>
        monitor.call(address, call),
      );
      result.rounds = round;
      if (result.findings.lost.length + result.findings.doubled.length > 0) break;
    }
    if (site.child().pid === pid) result.grownMegabytes = residentOf(site.child()) - before;
  } finally {
    await writers.stop();
  }
}

async function disturbed(
  { monitor, writers, result }: Running & { writers: Writers },
  breakIt: () => Promise<void>,
  mend: () => Promise<void> = async () => {},
): Promise<void> {
  monitor.disturb();
  await breakIt();
  const began = performance.now();
  const untilMended = mend();
  await untilWritten(writers, writesOfRecovery);
  const milliseconds = performance.now() - began;
  result.recoveredMilliseconds = Math.max(result.recoveredMilliseconds, milliseconds);
  await untilMended;
  await untilWritten(writers, writesOfWarming);
  monitor.settle();
}

async function untilWritten(writers: Writers, count: number): Promise<void> {
  const goal = writers.acknowledged() + count;
  const deadline = Date.now() + recoveryMilliseconds;
  while (writers.acknowledged() < goal) {
    if (Date.now() > deadline) throw new Error(`no ${count} writes within 30 s`);
    await wait(10);
  }
}

async function readRecipes(monitor: Monitor, { address }: Site): Promise<string[]> {
  const { body } = await monitor.call(address, { path: '/api/recipes?fields=card' });
  const list = Array.isArray(body) ? body : valueIn(body, 'recipes');
  return textsIn(list, 'id').slice(0, recipesWritten);
}
