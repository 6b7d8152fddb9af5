import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadProgram, requestsPerSecond } from './load.ts';
import { freePort, type RunningPomona } from './server.ts';

const rounds = 3;
const aims = { node: 0.45, fastify: 0.75 };

/** The compressed body as it goes over the wire. */
function readCompressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

async function startBare(kind: 'node' | 'fastify', bodyFile: string) {
  const port = await freePort();
  const script = fileURLToPath(new URL(`bare-${kind}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [script, String(port), bodyFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

async function demoToken(address: string): Promise<string> {
  const { demo } = await (await fetch(`${address}/api/config`)).json();
  const reply = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  return (await reply.json()).access_token;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

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
  const token = { authorization: `Bearer ${await demoToken(address)}` };
  const encoding = { 'accept-encoding': 'br' };
  const figures = { node: [0], fastify: [0], visitor: [0], member: [0] };
  for (const values of Object.values(figures)) values.length = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      figures.node.push(await requestsPerSecond(bare.node.url, encoding));
      figures.fastify.push(await requestsPerSecond(bare.fastify.url, encoding));
      figures.visitor.push(await requestsPerSecond(url, encoding));
      figures.member.push(await requestsPerSecond(url, { ...encoding, ...token }));
    }
  } finally {
    bare.node.stop();
    bare.fastify.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [node, fastify] = [median(figures.node), median(figures.fastify)];
  console.log(
    `\nlist: ${body.length} bytes (brotli), ${loadProgram}, median of ${rounds}, requests a second`,
  );
  console.log(`  bare node:http ${node.toFixed(0)}, bare Fastify ${fastify.toFixed(0)}`);
  for (const caller of ['visitor', 'member'] as const) {
    const own = median(figures[caller]);
    console.log(
      `  Pomona as ${caller} ${own.toFixed(0)}: ${(own / node).toFixed(2)} of node:http (aim ${aims.node}), ${(own / fastify).toFixed(2)} of Fastify (aim ${aims.fastify})`,
    );
  }
}
