import { useEffect, useState } from 'react';
import { printAndClose, printMoment } from './print-moment.ts';

/**
 * Prints this window once what is to be printed stands in it, or when that has taken too long; tells whether the browser
 * refused (PRINT-01).
 */
export function usePrinting(isReady: boolean): { hasFailed: boolean } {
  const [hasFailed, setHasFailed] = useState(false);
  const [{ ready, becomeReady }] = useState(newReadiness);
  useEffect(() => {
    if (!isReady) return;
    // What this browser remembers, the units say, is known only after what the server rendered has been taken over.
    const timer = setTimeout(becomeReady);
    return () => clearTimeout(timer);
  }, [isReady, becomeReady]);
  useEffect(() => {
    const leaving = new AbortController();
    async function print(): Promise<void> {
      await printMoment(document, ready);
      if (!leaving.signal.aborted) await printAndClose(window, leaving.signal);
    }
    print().catch(() => setHasFailed(true));
    return () => leaving.abort();
  }, [ready]);
  return { hasFailed };
}

function newReadiness() {
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  return { ready, becomeReady };
}
