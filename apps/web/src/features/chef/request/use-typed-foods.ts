import type { ReadLine } from '@pomona/contract/foods/analysis';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { typedFoodsQuery } from '../queries.ts';
import { type Hint, hintsOf } from './hints.ts';
import type { RequestDraft } from './request-draft.ts';

const settleMilliseconds = 250;

export interface TypedFoods {
  readonly ingredients: readonly ReadLine[];
  readonly without: readonly ReadLine[];
  readonly hints: readonly Hint[];
}

/** What the typed foods are, and what that means for the diets and allergens as they are chosen now. */
export function useTypedFoods(
  { ingredients, without, diets }: RequestDraft,
  avoided: readonly AvoidableAllergen[],
): TypedFoods {
  const given = useAnalysis(ingredients);
  const excluded = useAnalysis(without);
  const excludedLines = without.length === 0 ? [] : (excluded?.lines ?? []);
  if (ingredients.length === 0 || given === undefined) {
    return { ingredients: [], without: excludedLines, hints: [] };
  }
  const keys = new Set(excludedLines.flatMap(({ food }) => (food ? [food.key] : [])));
  const shown = new Set(ingredients);
  const hints = hintsOf(given, { diets, avoided, without: keys });
  return {
    ingredients: given.lines,
    without: excludedLines,
    hints: hints.filter(({ text }) => shown.has(text)),
  };
}

function useAnalysis(lines: readonly string[]) {
  const settled = useSettled(lines, settleMilliseconds);
  const query = typedFoodsQuery(useApi(), useLocale(), settled);
  return useQuery({ ...query, placeholderData: keepPreviousData }).data;
}
