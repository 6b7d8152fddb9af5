import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startSilencer } from '../../apps/api/test/silencer.ts';
import type { Fault } from '../fault.ts';
import { createSite, databaseUrlOf, makeFolder, removeFolder, serverOf } from '../site.ts';

/** Longer than the 12 s after which the app drops a silent connection. */
const silentMilliseconds = 14_000;
/** Connections begun in silence time out after 4 s. */
const leftoverMilliseconds = 5000;

export const freezeDatabase: Fault = {
  name: 'frozen database',
  rounds: 1,
  obstacle: () => (process.platform === 'linux' ? null : 'Linux only'),
  prepare: async (site) => ({
    round: ({ disturbed }) => {
      const server = serverOf(site.folder);
      const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
        for (const pid of [server, ...childrenOf(server)]) signalIfThere(pid, name);
      };
      return disturbed(
        async () => {
          signal('SIGSTOP');
          await wait(silentMilliseconds);
        },
        async () => {
          signal('SIGCONT');
          await wait(leftoverMilliseconds);
        },
      );
    },
  }),
};

/** A second app reaches the database of the first by a line that falls silent. */
export const silentLine: Fault = {
  name: 'silent line to the database',
  rounds: 1,
  async prepare(site) {
    const line = await startSilencer(databaseUrlOf(site.folder));
    const folder = makeFolder();
    const far = await createSite({ folder, environment: { DATABASE_URL: line.url } });
    await far.start();
    return {
      addresses: [far.address],
      round: ({ disturbed }) =>
        disturbed(
          async () => {
            line.silence();
            await wait(silentMilliseconds);
          },
          async () => {
            line.speak();
            await wait(leftoverMilliseconds);
          },
        ),
      async close() {
        await far.stop();
        await line.close();
        await removeFolder(folder);
      },
    };
  },
};

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function signalIfThere(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
