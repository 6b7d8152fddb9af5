export interface Progress {
  say(text: string): void;
  during<T>(what: string, work: () => Promise<T>): Promise<T>;
}

export function createProgress(write: (text: string) => void, now: () => number): Progress {
  return {
    say: (text) => write(`${text}\n`),
    async during(what, work) {
      const began = now();
      const result = await work();
      write(`  ${what} (${((now() - began) / 1000).toFixed(1)} s)\n`);
      return result;
    },
  };
}
