import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCatalogue } from '../../packages/catalogue/src/read.ts';
import { median, ratio, readCompressed, startBare, startBareRow } from '../bare.ts';
import { openBenchDatabase } from '../search-database.ts';
import { type RunningPomona, startPomona } from '../server.ts';
import { type Call, drive, type Figures } from './drive.ts';
import { mixedCalls } from './mixed.ts';
import { parentOf, proportionalMegabytes, treeOf } from './processes.ts';
import { chosenByRank, questions } from './questions.ts';

const sizes = [readCatalogue().length, 10_000, 100_000] as const;
const rounds = 3;
const secondsOfPart = 4;
const secondsMixed = 20;
/** Longer than the server takes to notice what no message said. */
const settleMilliseconds = 5000;
/** In which a server renders the pages of the collection, while nobody is there. */
const aheadMilliseconds = 150_000;
/** Different ones that people ask over and over. */
const repeated = 300;
const aims = { list: 0.75, recipe: 1.5 };

type Database = Awaited<ReturnType<typeof openBenchDatabase>>;

interface Subject {
  name: string;
  address: string;
  calls: readonly Call[];
  aim?: string | undefined;
  /** The processes that are watched are not its own. */
  isBare?: boolean;
}

const path = (address: string) => ({ path: address });
const loadNow = () => loadavg()[0]?.toFixed(1);

function print({ name, aim, isBare = false }: Subject, all: readonly Figures[]): void {
  const of = (read: (figures: Figures) => number) => median(all.map(read));
  const failed = all.reduce((sum, figures) => sum + figures.failed, 0);
  const figures = [
    `${of(({ perSecond }) => perSecond).toFixed(0)}/s`,
    `p50 ${of(({ p50 }) => p50).toFixed(1)}`,
    `p99 ${of(({ p99 }) => p99).toFixed(1)}`,
    ...(isBare ? [] : [`CPU ${of(({ cpuOfCall }) => cpuOfCall).toFixed(2)} ms`]),
    `failed ${failed}`,
  ];
  console.log(`  ${name}: ${figures.join(', ')}${aim === undefined ? '' : ` (aim ${aim})`}`);
}

/** In turn, so that all of them meet the same machine; the first round warms up. */
async function measureInTurn(
  subjects: readonly Subject[],
  processes: () => number[],
): Promise<Map<string, Figures[]>> {
  const measured = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, address, calls } of subjects) {
      const figures = await drive(address, { calls, seconds: secondsOfPart, processes });
      if (round > 0) measured.get(name)?.push(figures);
    }
  for (const subject of subjects) print(subject, measured.get(subject.name) ?? []);
  return measured;
}

const speeds = (measured: Map<string, Figures[]>, name: string) =>
  (measured.get(name) ?? []).map(({ perSecond }) => perSecond);

interface Parts {
  pomona: RunningPomona;
  database: Database;
  processes(): number[];
  ids: readonly string[];
}

async function measureBodies({
  pomona: { address },
  database,
  processes,
  ids,
}: Parts): Promise<void> {
  const list = '/api/recipes?limit=1000&fields=card';
  const folder = mkdtempSync(join(tmpdir(), 'pomona-body-'));
  const file = join(folder, 'list.br');
  writeFileSync(file, await readCompressed(`${address}${list}`));
  const bare = await startBare('fastify', file);
  const row = await startBareRow(database.url);
  const recipes = chosenByRank(ids, 5000).map((id) => path(`/api/recipes/${id}`));
  try {
    const measured = await measureInTurn(
      [
        {
          name: 'bare Fastify, the bytes of the list',
          address: bare.url.slice(0, -1),
          calls: [path('/')],
          isBare: true,
        },
        { name: 'list', address, calls: [path(list)] },
        {
          name: 'bare Fastify, one row',
          address: row.url.slice(0, -1),
          calls: recipes,
          isBare: true,
        },
        { name: 'one recipe', address, calls: recipes },
      ],
      processes,
    );
    const compared = (name: string, reference: string) =>
      ratio(speeds(measured, name), speeds(measured, reference)).toFixed(2);
    console.log(
      `  list ${compared('list', 'bare Fastify, the bytes of the list')} of bare Fastify (aim ${aims.list}); one recipe ${compared('one recipe', 'bare Fastify, one row')} of a row (aim ${aims.recipe})`,
    );
  } finally {
    bare.stop();
    row.stop();
    rmSync(folder, { recursive: true });
  }
}

const firstAims: Record<number, string> = { [sizes[0]]: '400/s' };
const repeatedAims: Record<number, string> = { [sizes[0]]: '2000/s', [sizes[1]]: '500/s' };

async function measureSearches(
  { pomona: { address }, processes }: Parts,
  size: number,
): Promise<void> {
  const again = chosenByRank(questions(repeated), 20_000).map(path);
  // None comes twice in a run of a server that answers up to a thousand a second.
  const fresh = questions(repeated + secondsOfPart * (rounds + 1) * 1000).slice(repeated);
  const parts = Array.from({ length: rounds + 1 }, (_, round) =>
    fresh.filter((_question, index) => index % (rounds + 1) === round).map(path),
  );
  await measureInTurn(
    [
      {
        name: `searches, ${repeated} different ones, by Zipf`,
        address,
        calls: again,
        aim: repeatedAims[size],
      },
    ],
    processes,
  );
  const figures: Figures[] = [];
  for (const calls of parts)
    figures.push(await drive(address, { calls, seconds: secondsOfPart, processes }));
  print(
    { name: 'searches, every one new', address, calls: [], aim: firstAims[size] },
    figures.slice(1),
  );
}

async function measurePages({ pomona: { address }, processes, ids }: Parts): Promise<void> {
  const recipes = chosenByRank(ids, 5000).map((id) => path(`/recipes/${id}`));
  await measureInTurn(
    [
      { name: 'home page', address, calls: [path('/')], aim: '1500/s' },
      { name: 'list page', address, calls: [path('/recipes')], aim: '1500/s' },
      { name: 'recipe pages', address, calls: recipes, aim: '1500/s' },
    ],
    processes,
  );
}

async function measureMixed({ pomona: { address }, processes, ids }: Parts): Promise<void> {
  const searches = questions(repeated);
  for (const [reviewEvery, name] of [
    [Number.POSITIVE_INFINITY, 'mixed, no review'],
    [50, 'mixed, one write of 50 a review'],
  ] as const) {
    const calls = await mixedCalls(address, { ids, searches, reviewEvery });
    const load = { calls, processes };
    await drive(address, { ...load, seconds: secondsOfPart });
    const figures = await drive(address, {
      calls: calls.toReversed(),
      processes,
      seconds: secondsMixed,
    });
    print({ name, address, calls, aim: '800/s, p99 150, failed 0' }, [figures]);
  }
}

/** Many readers at once: bodies, searches, pages and a mix of them, as the collection grows. */
export async function measureReaders(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-readers-'));
  const database = await openBenchDatabase(folder);
  const pomona = await startPomona('web', { DATABASE_URL: database.url });
  const processes = () => [...treeOf(pomona.pid), ...treeOf(parentOf(database.backend))];
  const ids = readCatalogue().map(({ id }) => id);
  const parts = { pomona, database, processes, ids };
  const memory = () => `${proportionalMegabytes(processes()).toFixed(0)} MB`;
  try {
    for (const size of sizes) {
      const count = await database.fillUpTo(size);
      await wait(settleMilliseconds);
      console.log(
        `\nreaders: ${count} recipes, 50 connections, ${rounds} rounds of ${secondsOfPart} s, load ${loadNow()}`,
      );
      console.log(`  memory of all processes before: ${memory()}`);
      if (size === sizes[0]) {
        await wait(aheadMilliseconds);
        console.log(`  with all pages rendered ahead: ${memory()}`);
        await measureBodies(parts);
      }
      await measureSearches(parts, size);
      await measurePages(parts);
      await measureMixed(parts);
      console.log(`  memory after: ${memory()}`);
    }
  } finally {
    await pomona.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
