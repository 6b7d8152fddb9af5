import type { OpenDatabase } from '#database/connect.ts';
import { seedDatabase } from '#database/seed.ts';
import type { Clock } from '#platform/clock.ts';
import { demoWellnessSeed } from './seed.ts';

const checkMilliseconds = 60_000;

export interface DemoMonthParts {
  database: Pick<OpenDatabase, 'url'>;
  clock: Clock;
  log: { error(details: { err: unknown }, message: string): void };
}

export interface DemoMonth {
  /** Moves the month once a day while the process runs. */
  work(): void;
  close(): void;
}

/** Keeps the demonstration's month at the present; retries a minute after a failure. */
export function createDemoMonth({ database, clock, log }: DemoMonthParts): DemoMonth {
  let timer: NodeJS.Timeout | undefined;
  let currentVersion = demoWellnessSeed(clock).version;
  const move = async () => {
    const step = demoWellnessSeed(clock);
    if (step.version === currentVersion) return;
    try {
      await seedDatabase(database.url(), [step]);
      currentVersion = step.version;
    } catch (error) {
      log.error({ err: error }, 'the month of the demonstration could not be moved');
    }
  };
  return {
    work() {
      timer ??= setInterval(() => void move(), checkMilliseconds);
      timer.unref();
    },
    close() {
      clearInterval(timer);
    },
  };
}
