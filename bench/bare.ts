import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from './server.ts';

/** The compressed body as it goes over the wire. */
export function readCompressed(url: string, encoding: 'br' | 'gzip' = 'br'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** A server that sends the bytes of one file, and nothing else. */
export const startBare = (kind: 'node' | 'fastify', bodyFile: string) =>
  startScript(`bare-${kind}.mjs`, bodyFile);

/** A server that reads one row of a database for each call. */
export const startBareRow = (databaseUrl: string) =>
  startScript('readers/bare-row.mjs', databaseUrl);

async function startScript(name: string, argument: string) {
  const port = await freePort();
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, String(port), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of each round's own ratio. */
export const ratio = (values: number[], reference: number[]) =>
  median(values.map((value, round) => value / (reference[round] ?? Number.NaN)));
