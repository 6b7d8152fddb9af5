import type { Recipe } from '@pomona/contract/recipes';
import { useEffect, useState } from 'react';
import { retryingImport } from '#platform/delivery/retrying-import.ts';
import { useApi } from '#platform/services.tsx';
import type { Converter } from './converted-lines.ts';
import { useUnits } from './units.ts';

/**
 * Ingredient lines in the units that the reader chose (SCALE-03); `lines` is absent where none are chosen and while
 * they are on their way. What converts is fetched for those who ask for it.
 */
export function useConvertedLines(
  { id, ingredients, language }: Pick<Recipe, 'ingredients' | 'language'> & { id: string | null },
  factor: number,
): { lines: readonly string[] | undefined; isPending: boolean } {
  const system = useUnits();
  const api = useApi();
  const [convert, setConvert] = useState<Converter>();
  const isNeeded = system !== null;
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    void retryingImport(() => import('./converted-lines.ts'))
      .then(({ converterOf }) => converterOf(api, id))
      .then((made) => isHere && setConvert(() => made));
    return () => {
      isHere = false;
    };
  }, [isNeeded, api, id]);
  return {
    lines: system === null ? undefined : convert?.(ingredients, { system, factor, language }),
    isPending: isNeeded && convert === undefined,
  };
}
