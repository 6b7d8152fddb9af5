import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecipePage } from '@pomona/contract/recipes';
import { sortOrders } from '@pomona/contract/recipes/orders';
import { profileAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes, mealTypes } from '@pomona/food/labels/diets';
import { readCatalogue } from '../packages/catalogue/src/read.ts';
import { openBenchDatabase } from './search-database.ts';
import { startPomona } from './server.ts';
import { sequence } from './synthetic-cards.ts';

const sizes = [500, 10_000, 100_000];
const searches = 300;
/** Milliseconds that 19 of 20 searches may take at the largest size. */
const aim = 20;

type Query = Record<string, string>;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The whole body, as one client reads it. */
function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`${url}: ${response.statusCode} ${body}`));
      });
    }).on('error', reject);
  });
}

async function timed(url: string): Promise<{ milliseconds: number; body: string }> {
  const start = performance.now();
  const body = await read(url);
  return { milliseconds: performance.now() - start, body };
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, p95, max] = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1)];
  return `p50 ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(1)}`;
}

/** What people type: words of the collection, their beginnings and middles, two at once, with accents, and slips. */
function typedTexts(): string[] {
  const words = readCatalogue().flatMap(({ title, ingredients }) => [title, ...ingredients]);
  return [...new Set(words.flatMap((line) => line.split(' ')))].filter((word) => word !== '');
}

/** Different questions, the same in every run. */
function questions(): Query[] {
  const below = sequence(11);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const words = typedTexts();
  const lines = readCatalogue().flatMap(({ ingredients }) => ingredients);
  const part = (text: string, length: number) => text.slice(0, length);
  const texts: (() => string)[] = [
    () => pick(words),
    () => part(pick(words), 3),
    () => part(pick(words), 2),
    () => part(pick(words), 1),
    () => pick(lines).split(' ').slice(-2).join(' '),
    () => pick(lines),
    () => pick(['salt', 'olive oil', 'chicken', 'oat', 'ing', 'a', 'on', 'pepper', '1 tbsp']),
    () => pick(['CRÈME', 'jalapeño', 'purée', 'açaí', 'façon', 'gruyère', 'rosé']),
    () => pick(['zzzz', 'qx', 'no such dish', 'xylophone', '豆腐', '½ cup of moon', '-- ;']),
    () => '',
    () => '',
  ];
  const filters: (() => Query)[] = [
    () => ({ diet: pick(dietTypes) }),
    () => ({ diet: [...new Set([pick(dietTypes), pick(dietTypes)])].join(','), diets: 'all' }),
    () => ({ meal: pick(mealTypes) }),
    () => ({ cuisine: pick(cuisines) }),
    () => ({ avoid: pick(profileAllergens) }),
    () => ({ max_minutes: pick(['15', '30', '60']) }),
    () => ({ max_calories: pick(['200', '400', '600']) }),
    () => ({ max_load: pick(['5', '15']) }),
  ];
  return Array.from({ length: searches }, () => {
    const q = pick(texts)();
    const chosen = Array.from({ length: below(4) }, () => pick(filters)());
    return Object.assign({ sort: pick(sortOrders) }, ...chosen, q === '' ? {} : { q }) as Query;
  });
}

const addressOf = (base: string, query: Query) =>
  `${base}/api/recipes?${new URLSearchParams({ ...query, fields: 'card' }).toString()}`;

/** Each question's first page; of every third also the second page, and one far down. */
async function requestAll(address: string) {
  const figures = { first: [] as number[], further: [] as number[] };
  let slowest = { milliseconds: 0, query: {} as Query };
  const request = async (into: number[], query: Query) => {
    const { milliseconds, body } = await timed(addressOf(address, query));
    into.push(milliseconds);
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, query };
    return JSON.parse(body) as RecipePage;
  };
  for (const [index, query] of questions().entries()) {
    let page = await request(figures.first, query);
    if (index % 3 !== 0) continue;
    // Nobody's time: it only leads far down.
    const far = await read(addressOf(address, { ...query, limit: '1000' }));
    for (const cursor of [page.next_cursor, (JSON.parse(far) as RecipePage).next_cursor])
      if (cursor !== null) page = await request(figures.further, { ...query, cursor });
  }
  return { ...figures, slowest };
}

async function oneRow(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < searches; round += 1)
    times.push((await timed(`${address}/api/recipes/greek-lentil-salad`)).milliseconds);
  return times;
}

const loadNow = () => loadavg()[0]?.toFixed(1);

/** What a search on the server takes over HTTP, by the number of recipes, beside the reading of one recipe there. */
export async function measureServerSearch(): Promise<void> {
  console.log(
    `\nsearch on the server, ${searches} different ones, one after the other, milliseconds`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'pomona-search-'));
  const database = await openBenchDatabase(folder);
  const pomona = await startPomona('web', { DATABASE_URL: database.url });
  try {
    for (const size of sizes) {
      const count = await database.fillUpTo(size);
      // The server has given up idle connections meanwhile.
      agent.destroy();
      // Longer than the server takes to notice what was not told.
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await requestAll(pomona.address);
      const bare = await oneRow(pomona.address);
      const { first, further, slowest } = await requestAll(pomona.address);
      const all = [...first, ...further];
      const p95 = at(
        all.toSorted((a, b) => a - b),
        0.95,
      );
      const ratio =
        p95 /
        at(
          bare.toSorted((a, b) => a - b),
          0.95,
        );
      const verdict = size < 100_000 ? '' : ` (aim ${aim}, ${p95 <= aim ? 'reached' : 'MISSED'})`;
      console.log(`  ${count} recipes, load ${loadNow()}: ${summary(all)}${verdict}`);
      console.log(`    first pages ${summary(first)}; further pages ${summary(further)}`);
      console.log(
        `    one recipe ${summary(bare)}: the search takes ${ratio.toFixed(1)} times as long at p95`,
      );
      console.log(`    slowest: ${JSON.stringify(slowest.query)}`);
    }
  } finally {
    agent.destroy();
    await pomona.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
