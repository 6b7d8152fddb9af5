import { startTransition, useEffect, useState } from 'react';
import { useHasActed } from '#platform/first-act.tsx';
import { retryingImport } from '#platform/retrying-import.ts';

type Scale = typeof import('./scaled-lines.ts').scaledLines;

/**
 * Ingredient lines for another number of servings (SCALE-01, SCALE-02); `lines` itself as long as the grammar that this
 * takes is not there. It is fetched when the reader first does anything, at once where other servings are kept.
 */
export function useScaledLines(lines: readonly string[], factor: number): readonly string[] {
  const [scale, setScale] = useState<Scale>();
  const isWanted = useHasActed() || factor !== 1;
  useEffect(() => {
    if (!isWanted) return;
    void retryingImport(() => import('./scaled-lines.ts')).then(({ scaledLines }) =>
      // Not at once: what the server drew elsewhere on the page stands until its own script is there.
      startTransition(() => setScale(() => scaledLines)),
    );
  }, [isWanted]);
  return scale === undefined || factor === 1 ? lines : scale(lines, factor);
}
