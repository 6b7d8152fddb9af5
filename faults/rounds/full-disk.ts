import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { makeFolder } from '../site.ts';

const diskMegabytes = 900;
/** Below the 96 MB at which the app stops writing. */
const leftMegabytes = 70;
const noticeMilliseconds = 10_000;

function mount(folder: string): boolean {
  const words = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder];
  return spawnSync('mount', words).status === 0;
}

function unmount(folder: string): void {
  spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

export const fullDisk: Fault = {
  name: 'full disk',
  rounds: 2,
  obstacle() {
    const folder = makeFolder();
    const isMounted = mount(folder);
    unmount(folder);
    return isMounted ? null : 'needs the right to mount a small disk';
  },
  makeFolder() {
    const disk = makeFolder();
    mount(disk);
    return { folder: join(disk, 'data'), remove: () => unmount(disk) };
  },
  prepare: async (site) => {
    const filler = join(site.folder, '..', 'filler');
    return {
      async round({ disturbed, monitor, fail }) {
        const refusals = () => monitor.seen.statuses.get(507) ?? 0;
        await disturbed(
          async () => {
            const before = refusals();
            fill(filler);
            const deadline = Date.now() + noticeMilliseconds;
            while (refusals() === before && Date.now() < deadline) await wait(100);
            if (refusals() === before) fail('a full disk refused no write');
            const { status } = await monitor.call(site.address, {
              path: '/api/recipes?fields=card',
            });
            if (status !== 200) fail(`reading on a full disk answered ${status}`);
          },
          async () => rmSync(filler),
        );
      },
    };
  },
};

function fill(file: string): void {
  const { bavail, bsize } = statfsSync(join(file, '..'));
  const bytes = bavail * bsize - leftMegabytes * 2 ** 20;
  execFileSync('fallocate', ['-l', String(Math.floor(bytes)), file]);
}
