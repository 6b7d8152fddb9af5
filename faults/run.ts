// `npm run faults [-- --rounds=N --only=kill,disk --seed=N]`: breaks the built server in every way that it is to survive,
// while an outside process writes and then looks for everything that was acknowledged.
// `--check=<journal> --address=<url>` only looks for what a journal says, on a running server.
import { parseArgs } from 'node:util';
import { checkAcknowledged } from './check.ts';
import { readJournal } from './journal.ts';
import { createMonitor } from './monitor.ts';
import { createRandom } from './random.ts';
import { freezeDatabase, silentLine } from './rounds/freezing.ts';
import { fullDisk } from './rounds/full-disk.ts';
import { killApp, killDatabase } from './rounds/kills.ts';
import { stopUnderLoad, twoNamespaces, twoProcesses } from './rounds/processes.ts';
import { createSite, makeFolder, removeFolder, stopAll } from './site.ts';
import { type Result, tryFault } from './trial.ts';
import { faultsOf, tableOf } from './verdict.ts';

const faults = [
  ...[killApp, killDatabase, freezeDatabase, silentLine],
  ...[fullDisk, twoNamespaces, stopUnderLoad, twoProcesses],
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
    check: { type: 'string' },
    address: { type: 'string' },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));

process.exitCode =
  values.check !== undefined && values.address !== undefined
    ? await checkOnly(values.check, values.address)
    : await tryAll();

async function checkOnly(journal: string, address: string): Promise<number> {
  const { call } = createMonitor();
  const found = await checkAcknowledged(readJournal(journal), (one) => call(address, one));
  console.log(`${found.acknowledged} acknowledged`);
  for (const name of found.lost) console.log(`lost: ${name}`);
  for (const name of found.doubled) console.log(`doubled: ${name}`);
  return found.lost.length + found.doubled.length === 0 ? 0 : 1;
}

async function tryAll(): Promise<number> {
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const words = values.only?.split(',') ?? [''];
  const chosen = faults.filter(({ name }) => words.some((word) => name.includes(word)));
  console.log(`seed ${seed}`);
  const original = await prepareFolder();
  const results: Result[] = [];
  try {
    for (const fault of chosen) {
      const rounds = values.rounds === undefined ? fault.rounds : Number(values.rounds);
      const result = await tryFault({ fault, rounds, original, random: createRandom(seed) });
      results.push(result);
      console.log(`${fault.name}: ${result.skipped ?? (faultsOf(result).join('; ') || 'clean')}`);
    }
  } finally {
    await removeFolder(original);
  }
  console.log(`\n${tableOf(results)}`);
  const isClean = chosen.length > 0 && results.every((result) => faultsOf(result).length === 0);
  return isClean ? 0 : 1;
}

/** With a whole database, so that each fault begins at once. */
async function prepareFolder(): Promise<string> {
  const folder = makeFolder();
  const site = await createSite({ folder });
  await site.start();
  await site.stop();
  return folder;
}
