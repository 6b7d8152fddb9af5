import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Trial } from '../fault.ts';
import { createSite } from '../site.ts';

const ownNamespace = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];

/** As two containers on one volume. */
export const twoNamespaces: Fault = {
  name: 'two namespaces on one folder',
  rounds: 2,
  obstacle: () =>
    spawnSync('unshare', [...ownNamespace.slice(1), 'true']).status === 0
      ? null
      : 'needs the right to unshare',
  prepare: async ({ folder }) => ({
    async round({ fail }) {
      const second = await createSite({ folder, prefix: ownNamespace });
      const reason = await second.start().then(
        () => 'it started',
        (error: Error) => error.message,
      );
      await second.kill();
      if (!reason.includes('uses this data folder')) fail(`a second container: ${reason}`);
      if (second.child().exitCode !== 1) fail('a second container did not end with 1');
    },
  }),
};

/** The second is killed and started again, while both are written to. */
export const twoProcesses: Fault = {
  name: 'two processes on one database',
  rounds: 2,
  async prepare(site) {
    const second = await createSite({ folder: site.folder });
    await second.start();
    return {
      addresses: [site.address, second.address],
      round: ({ disturbed }) =>
        disturbed(
          () => second.kill(),
          () => second.start(),
        ),
      async close() {
        await second.stop();
      },
    };
  },
};

const stopMilliseconds = 5000;
const signUpsInFlight = 4;
/** So that they have reached the server. */
const aheadMilliseconds = 200;

export const stopUnderLoad: Fault = {
  name: 'stopping under load',
  rounds: 3,
  prepare: async () => ({ round: stopOnce }),
};

async function stopOnce({ site, monitor, random, disturbed, fail }: Trial): Promise<void> {
  await disturbed(
    async () => {
      const inFlight = Array.from({ length: signUpsInFlight }, () =>
        monitor.call(site.address, {
          method: 'POST',
          path: '/api/users/register',
          body: {
            email: `${random.uuid()}@faults.test`,
            name: 'Grace',
            password: 'a long enough password',
          },
        }),
      );
      await wait(aheadMilliseconds);
      const began = performance.now();
      const code = await site.stop();
      const milliseconds = Math.round(performance.now() - began);
      if (code !== 0) fail(`it ended with ${code}`);
      if (milliseconds > stopMilliseconds) fail(`it took ${milliseconds} ms to stop`);
      const statuses = (await Promise.all(inFlight)).map(({ status }) => status);
      if (statuses.some((status) => status !== 201))
        fail(`calls in flight: ${statuses.join(', ')}`);
    },
    () => site.start(),
  );
}
