import { useEffect, useState } from 'react';
import { firstAct } from '#platform/first-act.ts';

type Scaling = typeof import('@pomona/food/scaling');

/**
 * Ingredient lines for another number of servings (SCALE-01, SCALE-02). The grammar that this takes is fetched when the
 * reader first does anything, since nobody scales before that.
 */
export function useScaledLines(lines: readonly string[], factor: number): readonly string[] {
  const [scaling, setScaling] = useState<Scaling>();
  useEffect(() => {
    let isWanted = true;
    void firstAct()
      .then(() => import('@pomona/food/scaling'))
      .then((loaded) => isWanted && setScaling(loaded));
    return () => {
      isWanted = false;
    };
  }, []);
  if (scaling === undefined || factor === 1) return lines;
  return lines.map((line) => scaling.scaledLine(line, factor));
}
