import { startTransition, useEffect, useState } from 'react';
import { useHasActed } from '#platform/first-act.tsx';

type Scale = typeof import('./scaled-lines.ts').scaledLines;

/**
 * Ingredient lines for another number of servings (SCALE-01, SCALE-02). The grammar that this takes is fetched when the
 * reader first does anything, since nobody scales before that.
 */
export function useScaledLines(lines: readonly string[], factor: number): readonly string[] {
  const [scale, setScale] = useState<Scale>();
  const hasActed = useHasActed();
  useEffect(() => {
    if (!hasActed) return;
    let isWanted = true;
    void import('./scaled-lines.ts').then(
      // Not at once: what the server drew elsewhere on the page stands until its own script is there.
      ({ scaledLines }) => isWanted && startTransition(() => setScale(() => scaledLines)),
    );
    return () => {
      isWanted = false;
    };
  }, [hasActed]);
  return scale === undefined || factor === 1 ? lines : scale(lines, factor);
}
