import { setImmediate as aTurn } from 'node:timers/promises';

/** Milliseconds after which long work lets others be served. */
const longestTurn = 5;

/** To be awaited between the steps of long work: others are served in between whenever it has taken a while. */
export function takingTurns(now = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < longestTurn) return;
    await aTurn();
    since = now();
  };
}
