import { useEffect, useState } from 'react';
import { firstAct } from '#platform/first-act.ts';

type Scale = typeof import('./scaled-lines.ts').scaledLines;

/**
 * Ingredient lines for another number of servings (SCALE-01, SCALE-02). The grammar that this takes is fetched when the
 * reader first does anything, since nobody scales before that.
 */
export function useScaledLines(lines: readonly string[], factor: number): readonly string[] {
  const [scale, setScale] = useState<Scale>();
  useEffect(() => {
    let isWanted = true;
    void firstAct()
      .then(() => import('./scaled-lines.ts'))
      .then(({ scaledLines }) => isWanted && setScale(() => scaledLines));
    return () => {
      isWanted = false;
    };
  }, []);
  return scale === undefined || factor === 1 ? lines : scale(lines, factor);
}
