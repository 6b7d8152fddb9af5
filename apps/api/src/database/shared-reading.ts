/**
 * One reading at a time for all callers: who asks while one runs gets the next, so that nobody gets what was read before they
 * asked. A failure is of those who waited for it.
 */
export function shareReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  let next: Promise<Value> | null = null;

  function start(): Promise<Value> {
    next = null;
    const started = read();
    running = started;
    const end = () => {
      running = null;
    };
    started.then(end, end);
    return started;
  }

  return () => {
    if (next !== null) return next;
    if (running === null) return start();
    next = running.then(start, start);
    return next;
  };
}
