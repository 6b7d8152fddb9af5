import type { DatabaseLog } from '../log.ts';
import type { Embedded } from './open.ts';
import { watchSpace } from './space.ts';

const notices = {
  stopped: 'the disk is almost full: nothing is written any more until there is room',
  allowed: 'there is room on the disk again: writing goes on',
} as const;

/** Recovery within 5 s: 0.5 s to notice, one or two to start and replay. */
const lookMilliseconds = 500;

/** Restarts a dead server (kill -9, out of memory) and watches free space; `ready` after the first look. */
export function keepRunning(
  embedded: Embedded,
  log: DatabaseLog,
  whenLooked: () => void,
): { ready: Promise<void>; stop(): Promise<void> } {
  const space = watchSpace(embedded.folder);
  let looking: Promise<void> | null = null;
  let lastComplaint = '';

  async function look(): Promise<void> {
    try {
      await embedded.ensureRunning();
      whenLooked();
      const change = await space.look(embedded.superuserUrl());
      if (change !== null) log.warn(notices[change]);
      lastComplaint = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // Logged once per reason.
      if (reason !== lastComplaint) log.warn(reason);
      lastComplaint = reason;
    }
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  const timer = setInterval(() => void lookOnce(), lookMilliseconds);
  timer.unref();

  return {
    ready: lookOnce(),
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
