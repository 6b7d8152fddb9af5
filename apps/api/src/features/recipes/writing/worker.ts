import type { Images } from '#features/images/service.ts';
import type { RecipeWriting } from './service.ts';

const everyMilliseconds = 60 * 60 * 1000;

interface TidyingParts {
  writing: Pick<RecipeWriting, 'removeLongDeleted'>;
  images: Pick<Images, 'removeUnused'>;
  log: { warn(details: object, message: string): void };
}

export interface Tidying {
  /** Now and every hour: what was deleted long ago goes for good, and the pictures that only it had. */
  work(): void;
  close(): void;
}

/** Any number of processes may tidy at once, as often as they like. */
export function createTidying({ writing, images, log }: TidyingParts): Tidying {
  let timer: NodeJS.Timeout | undefined;
  const tidy = async () => {
    try {
      await writing.removeLongDeleted();
      await images.removeUnused();
    } catch (error) {
      log.warn({ err: error }, 'deleted recipes could not be removed; tried again in an hour');
    }
  };
  return {
    work() {
      if (timer !== undefined) return;
      timer = setInterval(() => void tidy(), everyMilliseconds);
      timer.unref();
      void tidy();
    },
    close() {
      clearInterval(timer);
    },
  };
}
