// Measures what loading the food table costs, in the form in which the server is built, and how long look-ups take:
//   npx tsx packages/food/scripts/measure-table.ts
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const runs = 15;
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'food-table-'));
const bundle = join(folder, 'table.mjs');

/** Each text is looked up often enough for the machine to be warm; the best of several rounds counts. */
const lookups = `
  const texts = {
    found: ['finely chopped fresh parsley', 'boneless skinless chicken thighs', 'beans, black, canned'],
    misspelled: ['zuchini', 'brocolli florets', 'worchestershire sauce'],
    nothing: ['flubberwort', 'chocolate almond milk'],
    searched: ['tom', 'black be', 'berenjena'],
  };
  const each = (work, list) => {
    let best = Infinity;
    for (let round = 0; round < 40; round += 1) {
      const started = performance.now();
      for (const text of list) work(text);
      best = Math.min(best, performance.now() - started);
    }
    return best / list.length;
  };
  const taken = {};
  for (const [name, list] of Object.entries(texts))
    taken[name] = each(name === 'searched' ? table.searchFoods : table.matchFood, list);
`;

interface Timings {
  load: number;
  cpu: number;
  memory: number;
  found: number;
  misspelled: number;
  nothing: number;
  searched: number;
}

function measured(): Timings {
  const script = `
    globalThis.gc();
    const before = process.memoryUsage().heapUsed;
    const worked = process.cpuUsage();
    const started = performance.now();
    const table = await import(${JSON.stringify(bundle)});
    const load = performance.now() - started;
    const { user, system } = process.cpuUsage(worked);
    const cpu = (user + system) / 1000;
    globalThis.gc();
    const memory = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
    ${lookups}
    console.log(JSON.stringify({ load, cpu, memory, ...taken }));`;
  const flags = ['--expose-gc', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

try {
  const rolldown = at('../../../node_modules/rolldown/bin/cli.mjs');
  const options = [
    '--file',
    bundle,
    '--format',
    'esm',
    '--platform',
    'node',
    '--log-level',
    'warn',
  ];
  execFileSync(process.execPath, [rolldown, at('../src/table/table.ts'), ...options]);
  for (const name of ['foods', 'names', 'words'])
    copyFileSync(at(`../src/table/${name}.generated.json`), join(folder, `${name}.generated.json`));
  const all = Array.from({ length: runs }, measured);
  const of = (key: keyof Timings) => median(all.map((taken) => taken[key]));
  console.log(
    `bundle ${Math.round(statSync(bundle).size / 1024)} KB, median of ${runs} fresh processes`,
  );
  console.log(
    `load ${of('load').toFixed(1)} ms (${of('cpu').toFixed(1)} ms of processor time), ${of('memory').toFixed(1)} MB on the heap`,
  );
  for (const key of ['found', 'misspelled', 'nothing', 'searched'] as const)
    console.log(`${key} ${(of(key) * 1000).toFixed(1)} µs a look-up`);
} finally {
  rmSync(folder, { recursive: true });
}
