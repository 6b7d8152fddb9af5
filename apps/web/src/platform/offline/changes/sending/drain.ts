import type { DrainParts } from './drain-parts.ts';

const firstPause = 1000;
const longestPause = 60_000;

/** Gives back what sends all changes, again and again with growing pauses; `isUrgent` ends a pause. */
export function createDrain(parts: DrainParts): (isUrgent?: boolean) => void {
  let isRunning = false;
  let isAgain = false;
  let endPause: () => void = () => {};

  async function pauseAfter(failures: number): Promise<void> {
    parts.onPhase('waiting');
    parts.onWaiting();
    const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
    const woken = new Promise<void>((resolve) => {
      endPause = resolve;
    });
    // Spread, or all devices would come back at the same moment.
    await Promise.race([parts.wait(pause * (0.75 + Math.random() / 2)), woken]);
  }

  async function run(): Promise<void> {
    for (let failures = 0; ; ) {
      isAgain = false;
      const isWaiting = await sendStored(parts);
      failures = isWaiting ? failures + 1 : 0;
      if (isWaiting) await pauseAfter(failures);
      else if (!isAgain) return;
    }
  }

  return (isUrgent = false) => {
    isAgain = true;
    if (isUrgent) endPause();
    if (isRunning) return;
    isRunning = true;
    void run()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        isRunning = false;
        parts.onPhase('idle');
      });
  };
}

/** Resolves to whether some are left because nobody answers, the server of this script included. */
async function sendStored(parts: DrainParts): Promise<boolean> {
  const script = await import('./send-all.ts').catch(() => null);
  return script === null || script.sendAll(parts);
}
