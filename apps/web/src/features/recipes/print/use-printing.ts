import { useEffect, useState } from 'react';
import { printAndClose, printMoment } from './print-moment.ts';

/** Prints this window once what is to be printed stands in it; tells whether the browser refused (PRINT-01). */
export function usePrinting(isReady: boolean): { hasFailed: boolean } {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const leaving = new AbortController();
    async function print(): Promise<void> {
      await printMoment(document);
      if (!leaving.signal.aborted) await printAndClose(window, leaving.signal);
    }
    print().catch(() => setHasFailed(true));
    return () => leaving.abort();
  }, [isReady]);
  return { hasFailed };
}
