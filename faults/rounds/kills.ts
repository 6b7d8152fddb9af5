import type { Fault } from '../fault.ts';
import { serverOf } from '../site.ts';

export const killApp: Fault = {
  name: 'kill -9 of the app',
  rounds: 3,
  prepare: async (site) => ({
    round: ({ disturbed }) =>
      disturbed(
        () => site.kill(),
        () => site.start(),
      ),
  }),
};

export const killDatabase: Fault = {
  name: 'kill -9 of the database',
  rounds: 4,
  prepare: async (site) => ({
    round: ({ disturbed }) =>
      disturbed(async () => {
        process.kill(serverOf(site.folder), 'SIGKILL');
      }),
  }),
};
