import type { FoodAnalysis, ReadLine } from '@pomona/contract/food-analysis';
import { maximumLines } from '@pomona/contract/foods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { type Draft, numberIn, writtenIn } from './draft.ts';
import { lineAnalysisQuery } from './queries.ts';
import type { Row } from './rows.ts';

const settleMilliseconds = 400;

export interface LineAnalysis {
  /** The last answer; it stays until the next one comes. */
  readonly data: FoodAnalysis | undefined;
  readonly isEmpty: boolean;
  readonly isWorking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What the lines hold, a moment after the last keystroke: one call for all of them. */
export function useLineAnalysis(draft: Draft): LineAnalysis {
  const { language, meal } = draft;
  const servings = numberIn(draft.servings);
  const written = writtenIn(draft.ingredients)
    .slice(0, maximumLines)
    .map((line) => line.toWellFormed());
  const text = written.join('\n');
  const settled = useSettled(text, settleMilliseconds);
  const lines = settled === '' ? [] : settled.split('\n');
  const query = useQuery({
    ...lineAnalysisQuery(useApi(), { lines, language, meal, servings }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const isEmpty = text === '';
  const isWorking = !isEmpty && (settled !== text || query.isFetching);
  return {
    data: isEmpty ? undefined : query.data,
    isEmpty,
    isWorking,
    error: isWorking ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/**
 * What was found in each row, by its id. The answer holds the lines in their order without headings; a row that was
 * changed since then has none until the next answer.
 */
export function readingsOf(
  rows: readonly Row[],
  analysis: FoodAnalysis | undefined,
): ReadonlyMap<string, ReadLine> {
  const byText = new Map<string, ReadLine[]>();
  for (const line of analysis?.lines ?? []) {
    byText.set(line.text, [...(byText.get(line.text) ?? []), line]);
  }
  const found = rows.flatMap(({ id, text }) => {
    const line = byText.get(text.trim())?.shift();
    return line === undefined ? [] : [[id, line] as const];
  });
  return new Map(found);
}
