import type { DatabaseLog } from '../log.ts';
import type { Embedded } from './open.ts';
import { watchSpace } from './space.ts';

const news = {
  stopped: 'the disk is almost full: nothing is written any more until there is room',
  allowed: 'there is room on the disk again: writing goes on',
} as const;

/** Back within five seconds: half of one to notice, one or two to start and replay. */
const lookMilliseconds = 500;

/** Looks again and again whether the server lives, and brings it back (kill -9, out of memory); and whether there is room. */
export function keepRunning(
  embedded: Embedded,
  log: DatabaseLog,
  whenLooked: () => void,
): { stop(): Promise<void> } {
  const space = watchSpace(embedded.folder);
  let looking: Promise<void> | null = null;
  let lastComplaint = '';

  async function look(): Promise<void> {
    try {
      await embedded.ensureRunning();
      whenLooked();
      const change = await space.look(embedded.url());
      if (change !== null) log.warn(news[change]);
      lastComplaint = '';
    } catch (error) {
      const complaint = error instanceof Error ? error.message : String(error);
      // Once, not twice a second for as long as the disk is full.
      if (complaint !== lastComplaint) log.warn(complaint);
      lastComplaint = complaint;
    }
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, lookMilliseconds);
  timer.unref();

  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
