import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);
const fewConnections = 32;

function hasWrk(): boolean {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // wrk prints its version and exits 1; only a missing program is ENOENT.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

const usesWrk = hasWrk();
/** The program that makes the load; wrk where there is one, since autocannon is itself the bottleneck. */
export const loadProgram = usesWrk ? 'wrk' : 'autocannon';

/** Requests per second that an address answers with success; a refusal is an error unless an overloaded server `mayRefuse`. */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string>,
  seconds = 6,
  { connections = fewConnections, mayRefuse = false } = {},
): Promise<number> {
  if (!usesWrk) {
    const result = await autocannon({ url, headers, connections, duration: seconds });
    const isRefused = result.non2xx > 0 || result.errors > 0;
    if (isRefused && !mayRefuse) throw new Error(`${url}: not all answers were 2xx`);
    return result['2xx'] / result.duration;
  }
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...flags, url]);
  if (/Non-2xx|Socket errors/.test(stdout) && !mayRefuse) throw new Error(`${url}: ${stdout}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const all = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  return all - refused / seconds;
}
