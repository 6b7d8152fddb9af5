import type { RecipeWriting } from './service.ts';

const everyMilliseconds = 60 * 60 * 1000;

interface TidyingLog {
  warn(details: object, message: string): void;
}

export interface Tidying {
  close(): void;
}

/** Now and every hour: what was deleted long ago goes for good. Any number of processes may do so at once. */
export function tidyDeletedRecipes(
  writing: Pick<RecipeWriting, 'removeLongDeleted'>,
  log: TidyingLog,
): Tidying {
  const tidy = () =>
    writing.removeLongDeleted().catch((error: unknown) => {
      log.warn({ err: error }, 'deleted recipes could not be removed; tried again in an hour');
    });
  void tidy();
  const timer = setInterval(() => void tidy(), everyMilliseconds);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
