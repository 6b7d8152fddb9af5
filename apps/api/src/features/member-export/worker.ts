import { createRepeatedWork, type RepeatedWork } from '#platform/repeated-work.ts';
import type { MemberExports } from './service.ts';
import type { WriteArchives } from './writing/service.ts';

const everyMilliseconds = 10_000;

interface ExportWorkParts {
  writeArchives: WriteArchives;
  exports: Pick<MemberExports, 'removeExpired'>;
  log: { warn(details: object, message: string): void };
}

/** Writes what waits and removes what has expired; any number of processes may. */
export function createExportWork({ writeArchives, exports, log }: ExportWorkParts): RepeatedWork {
  return createRepeatedWork({
    everyMilliseconds,
    async perform(signal) {
      await writeArchives(signal);
      await exports.removeExpired();
    },
    onError: (err) => log.warn({ err }, 'archives of members wait for the database'),
  });
}
