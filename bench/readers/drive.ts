import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpuMilliseconds } from './processes.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('calls.lua', import.meta.url));

export interface Call {
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  token?: string;
  body?: object;
}

export interface Load {
  calls: readonly Call[];
  seconds: number;
  connections?: number;
  /** Of the server, for the CPU that a call takes. */
  processes(): number[];
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Of all processes of the server, milliseconds. */
  cpuOfCall: number;
  /** Answers other than 2xx and 3xx, broken connections, and calls that took over two seconds. */
  failed: number;
}

function requestOf(address: string, { path, method = 'GET', token, body }: Call): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    'Accept-Encoding: gzip, deflate, br',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return `${headers.join('\r\n')}\r\n\r\n${text}`;
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function percentile(output: string, share: number): number {
  const [, figure, unit = ''] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(figure) * (units[unit] ?? Number.NaN);
}

function failures(output: string): number {
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  const statuses = /Non-2xx or 3xx responses: (\d+)/.exec(output);
  return [...(sockets?.slice(1) ?? []), statuses?.[1] ?? 0]
    .map(Number)
    .reduce((sum, count) => sum + count, 0);
}

/** Sends the calls in their order, over and over. Needs `wrk`: whatever runs on Node.js would take more CPU than the server. */
export async function drive(address: string, load: Load): Promise<Figures> {
  const { calls, seconds, connections = 50, processes } = load;
  const folder = mkdtempSync(join(tmpdir(), 'pomona-calls-'));
  const file = join(folder, 'calls');
  writeFileSync(file, calls.map((call) => requestOf(address, call)).join('\0'));
  try {
    const before = cpuMilliseconds(processes());
    const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script];
    const { stdout } = await run('wrk', [...flags, address, file]);
    const answered = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p50: percentile(stdout, 50),
      p99: percentile(stdout, 99),
      cpuOfCall: (cpuMilliseconds(processes()) - before) / answered,
      failed: failures(stdout),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
