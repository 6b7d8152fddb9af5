import type { Images } from '#features/images/service.ts';
import type { Renewal } from './renewal/service.ts';
import type { RecipeWriting } from './service.ts';

const tenMinutes = 10 * 60 * 1000;

interface MaintenanceParts {
  writing: Pick<RecipeWriting, 'removeLongDeleted'>;
  renewal: Renewal;
  images: Pick<Images, 'removeUnused'>;
  log: { warn(details: object, message: string): void };
  everyMilliseconds?: number;
}

export interface Maintenance {
  /**
   * Now and every ten minutes: computes outdated recipes again, and removes what was deleted long ago and pictures without a
   * recipe.
   */
  work(): void;
  /** Waits for the recipe that is being computed. */
  close(): Promise<void>;
}

/** Any number of processes may run it at once. */
export function createMaintenance(parts: MaintenanceParts): Maintenance {
  const { writing, renewal, images, log, everyMilliseconds = tenMinutes } = parts;
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const tasks: (() => Promise<unknown>)[] = [
    () => renewal.renewOutdated(closing.signal),
    () => writing.removeLongDeleted(),
    () => images.removeUnused(),
  ];

  /** A task that fails does not stop the others. */
  async function maintainOnce(): Promise<void> {
    for (const task of tasks) {
      if (closing.signal.aborted) return;
      await task().catch((error: unknown) => {
        log.warn({ err: error }, 'maintenance of recipes failed; tried again in ten minutes');
      });
    }
  }

  const maintain = () => {
    running ??= maintainOnce().finally(() => {
      running = null;
    });
  };

  return {
    work() {
      if (timer !== undefined) return;
      timer = setInterval(maintain, everyMilliseconds);
      timer.unref();
      maintain();
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}
