import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, ratio, readCompressed, startBare } from './bare.ts';
import { loadProgram, requestsPerSecond } from './load.ts';
import { type RunningPomona, tokenOfDemo } from './server.ts';

/** Short rounds, many of them: a shared machine changes its speed within minutes, hardly within a round. */
const rounds = 9;
const secondsOfPart = 2;
const aims = { node: 0.45, fastify: 0.75 };

/** The list with log, limits and token check on, against bare servers that send the same bytes. */
export async function measureList({ address }: RunningPomona): Promise<void> {
  const url = `${address}/api/recipes/?limit=1000&fields=card`;
  const folder = mkdtempSync(join(tmpdir(), 'pomona-list-'));
  const bodyFile = join(folder, 'body.br');
  const body = await readCompressed(url);
  writeFileSync(bodyFile, body);
  const bare = {
    node: await startBare('node', bodyFile),
    fastify: await startBare('fastify', bodyFile),
  };
  const token = { authorization: `Bearer ${await tokenOfDemo(address)}` };
  const encoding = { 'accept-encoding': 'br' };
  const requested = {
    node: { url: bare.node.url, headers: encoding },
    fastify: { url: bare.fastify.url, headers: encoding },
    visitor: { url, headers: encoding },
    member: { url, headers: { ...encoding, ...token } },
  };
  const kinds = ['node', 'fastify', 'visitor', 'member'] as const;
  const figures: Record<(typeof kinds)[number], number[]> = {
    node: [],
    fastify: [],
    visitor: [],
    member: [],
  };
  try {
    for (const kind of kinds)
      await requestsPerSecond(requested[kind].url, requested[kind].headers, secondsOfPart);
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds)
        figures[kind].push(
          await requestsPerSecond(requested[kind].url, requested[kind].headers, secondsOfPart),
        );
  } finally {
    bare.node.stop();
    bare.fastify.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `\nlist: ${body.length} bytes (brotli), ${loadProgram}, ${rounds} rounds of ${secondsOfPart} s each after one to warm up; medians, requests a second`,
  );
  console.log(
    `  bare node:http ${median(figures.node).toFixed(0)}, bare Fastify ${median(figures.fastify).toFixed(0)}`,
  );
  for (const caller of ['visitor', 'member'] as const) {
    const ofNode = ratio(figures[caller], figures.node).toFixed(2);
    const ofFastify = ratio(figures[caller], figures.fastify).toFixed(2);
    console.log(
      `  Pomona as ${caller} ${median(figures[caller]).toFixed(0)}: ${ofNode} of node:http (aim ${aims.node}), ${ofFastify} of Fastify (aim ${aims.fastify}), median of each round's ratio`,
    );
  }
}
