import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, ratio, readCompressed, startBare } from './bare.ts';
import { loadProgram, requestsPerSecond } from './load.ts';
import type { RunningPomona } from './server.ts';

const rounds = 5;
const secondsOfPart = 3;
const connections = 50;
const aims = { perSecond: 1500, fastify: 0.3 };
const paths = ['/', '/recipes', '/recipes/greek-lentil-salad'];

/** Another version of Pomona that runs already, to be measured in the same rounds. */
const before = process.env.BENCH_BEFORE;

const compressed = { 'accept-encoding': 'gzip, deflate, br' };

/** Pages of visitors, log and limits on, against bare Fastify that sends the same bytes. */
export async function measurePages({ address }: RunningPomona): Promise<void> {
  console.log(
    `\npages: ${loadProgram}, ${connections} connections, ${rounds} rounds of ${secondsOfPart} s; medians, requests a second`,
  );
  for (const path of paths) await measurePage(address, path);
}

async function measurePage(address: string, path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-pages-'));
  const bodyFile = join(folder, 'body.gz');
  const body = await readCompressed(`${address}${path}`, 'gzip');
  writeFileSync(bodyFile, body);
  const bare = await startBare('fastify', bodyFile);
  const runs = [
    { name: 'bare Fastify', url: bare.url, headers: compressed },
    { name: 'Pomona', url: `${address}${path}`, headers: compressed },
    { name: 'Pomona, not compressed', url: `${address}${path}`, headers: {} },
    ...(before
      ? [{ name: 'before', url: `${before}${path}`, headers: compressed, mayRefuse: true }]
      : []),
  ].map((run) => ({ mayRefuse: false, ...run, figures: [] as number[] }));
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const { url, headers, mayRefuse, figures } of runs) {
        const load = { connections, mayRefuse };
        const figure = await requestsPerSecond(url, headers, secondsOfPart, load);
        // The first round warms up.
        if (round > 0) figures.push(figure);
      }
  } finally {
    bare.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [reference, ...measured] = runs;
  console.log(`  ${path}: ${body.length} bytes (gzip)`);
  console.log(`    bare Fastify ${median(reference?.figures ?? []).toFixed(0)}`);
  for (const { name, figures } of measured)
    console.log(
      `    ${name} ${median(figures).toFixed(0)} (aim ${aims.perSecond}), ${ratio(figures, reference?.figures ?? []).toFixed(2)} of Fastify (aim ${aims.fastify})`,
    );
}
