import { maximumLineLength, maximumLines } from '@pomona/contract/foods';
import type { FoodAnalysis, ReadLine } from '@pomona/contract/foods/analysis';
import { isStorableText } from '@pomona/contract/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, numberIn, writtenIn } from '#features/recipe-writing/draft/draft.ts';
import { lineAnalysisQuery } from '#features/recipe-writing/queries.ts';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import type { Row } from './rows.ts';

const settleMilliseconds = 400;
const busyMilliseconds = 5000;
const tooManyRequests = 429;

export interface LineAnalysis {
  /** The last answer; it stays until the next one comes, also while none comes. */
  readonly data: FoodAnalysis | undefined;
  readonly isEmpty: boolean;
  readonly isWorking: boolean;
  readonly error: Error | null;
  /** The server has had too many requests: it is requested again by itself. */
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** What the lines contain, a moment after the last keystroke: one call for all of them. */
export function useLineAnalysis(draft: Draft): LineAnalysis {
  const { language, meal } = draft;
  const servings = numberIn(draft.servings);
  const text = writtenIn(draft.ingredients).filter(isReadable).slice(0, maximumLines).join('\n');
  const settled = useSettled(text, settleMilliseconds);
  const lines = settled === '' ? [] : settled.split('\n');
  const query = useQuery({
    ...lineAnalysisQuery(useApi(), { lines, language, meal, servings }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isRefused(state.error) ? busyMilliseconds : false),
  });
  const isEmpty = text === '';
  const data = useLast(query.data, isEmpty);
  const isWorking = !isEmpty && (settled !== text || query.isFetching);
  return {
    data: isEmpty ? undefined : data,
    isEmpty,
    isWorking,
    error: isWorking ? null : query.error,
    isBusy: isRefused(query.error),
    retry: () => void query.refetch(),
  };
}

/** A line that the server would refuse keeps the others from being read; the form points it out when it is saved. */
const isReadable = (line: string) => line.length <= maximumLineLength && isStorableText(line);

const isRefused = (error: Error | null) =>
  error instanceof ApiError && error.status === tooManyRequests;

/** The last answer: a failure of the next one does not take it away. With the last line it is forgotten. */
function useLast(data: FoodAnalysis | undefined, isEmpty: boolean): FoodAnalysis | undefined {
  const [last, setLast] = useState(data);
  const next = isEmpty ? undefined : (data ?? last);
  if (next !== last) setLast(next);
  return next;
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
