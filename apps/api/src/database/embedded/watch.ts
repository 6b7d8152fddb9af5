import type { DatabaseLog } from '../log.ts';
import type { Embedded } from './open.ts';

/** Back within five seconds: half of one to notice, one or two to start and replay. */
const lookMilliseconds = 500;

/** Looks again and again whether the server lives, and brings it back (kill -9, out of memory). */
export function keepRunning(
  embedded: Embedded,
  log: DatabaseLog,
  whenLooked: () => void,
): { stop(): Promise<void> } {
  let looking: Promise<void> | null = null;
  let lastComplaint = '';

  async function look(): Promise<void> {
    try {
      await embedded.ensureRunning();
      whenLooked();
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
