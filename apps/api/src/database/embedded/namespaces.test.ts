import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, makeFolder, quiet, removeFolder, until } from '#test/embedded.ts';
import { openEmbedded } from './open.ts';

vi.setConfig({ testTimeout: 60_000 });

/** As a second container on the same volume sees it: process ids and shared memory of its own. */
const ownNamespace = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];
const hasNamespaces =
  spawnSync(ownNamespace[0] ?? '', [...ownNamespace.slice(1), 'true']).status === 0;
const script = fileURLToPath(new URL('../../../test/database-process.ts', import.meta.url));
const commandOn = (folder: string) => [
  ...ownNamespace.slice(1),
  ...[process.execPath, '--import', 'tsx', script, folder],
];

const startElsewhere = (folder: string): SpawnSyncReturns<string> =>
  spawnSync('unshare', commandOn(folder), { encoding: 'utf8', input: '' });

describe.skipIf(!hasNamespaces)('two containers on one data folder', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });
  const newFolder = () => {
    const folder = makeFolder();
    cleanups.push(() => removeFolder(folder));
    return folder;
  };

  it('the second does not start, and nothing of the first is lost', async () => {
    const folder = newFolder();
    const embedded = await openEmbedded({ dataFolder: folder, log: quiet });
    cleanups.push(() => embedded.stop());
    await ask(embedded.url(), 'CREATE TABLE kept AS SELECT 1 AS id');
    const { status, stdout, stderr } = startElsewhere(folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('uses this data folder');
    expect(await ask(embedded.url(), 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
  });

  it('the second starts once the first has stopped', async () => {
    const folder = newFolder();
    const embedded = await openEmbedded({ dataFolder: folder, log: quiet });
    await ask(embedded.url(), 'CREATE TABLE kept AS SELECT 1 AS id');
    await embedded.stop();
    expect(startElsewhere(folder)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('url'),
    });
  });

  it('the folder of a container that was killed is taken over, with all that it acknowledged', async () => {
    const folder = newFolder();
    const child = spawn('unshare', [...commandOn(folder), 'write'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    await until(() => lines.length > 20);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(openEmbedded({ dataFolder: folder, log: quiet })).rejects.toThrow(
      'start again in',
    );
    await until(async () => {
      const embedded = await openEmbedded({ dataFolder: folder, log: quiet }).catch(() => null);
      if (embedded === null) return false;
      cleanups.push(() => embedded.stop());
      const [row] = await ask(embedded.url(), 'SELECT count(*)::int AS count FROM written');
      expect(Number(row?.count)).toBeGreaterThanOrEqual(lines.length - 1);
      return true;
    });
  });
});
