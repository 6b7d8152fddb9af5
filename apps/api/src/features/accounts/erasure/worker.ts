import { createRepeatedWork, type RepeatedWork } from '#platform/repeated-work.ts';
import type { EraseDue } from './removal/service.ts';

const everyMilliseconds = 60_000;

interface ErasureWorkParts {
  eraseDue: EraseDue;
  log: {
    warn(details: object, message: string): void;
    info(details: object, message: string): void;
  };
}

/** Erases what is due now and every minute; any number of processes may. */
export function createErasureWork({ eraseDue, log }: ErasureWorkParts): RepeatedWork {
  return createRepeatedWork({
    everyMilliseconds,
    async perform(signal) {
      const erased = await eraseDue(signal);
      if (erased > 0) log.info({ erased }, 'deleted accounts were erased');
    },
    onError: (err) => log.warn({ err }, 'an account could not be erased; tried again in a minute'),
  });
}
