interface RepeatedWorkParts {
  everyMilliseconds: number;
  perform(signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
}

export interface RepeatedWork {
  /** Performs it now and at every interval; never twice at once in this process. */
  work(): void;
  /** Performs it once more as soon as possible. */
  wake(): void;
  /** Aborts the signal and waits. */
  close(): Promise<void>;
}

export function createRepeatedWork(parts: RepeatedWorkParts): RepeatedWork {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isDue = false;

  async function performWhileDue(): Promise<void> {
    while (isDue && !closing.signal.aborted) {
      isDue = false;
      await parts.perform(closing.signal).catch(parts.onError);
    }
  }

  const start = () => {
    isDue = true;
    running ??= performWhileDue().finally(() => {
      running = null;
    });
  };

  return {
    work() {
      if (timer !== undefined) return;
      timer = setInterval(start, parts.everyMilliseconds);
      timer.unref();
      start();
    },
    wake() {
      if (timer !== undefined) start();
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}
