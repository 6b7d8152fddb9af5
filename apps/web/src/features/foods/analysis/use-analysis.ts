import { maximumLineLength, maximumLines } from '@pomona/contract/foods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { analysisQuery } from '../queries.ts';
import type { Draft } from './use-stored-lines.ts';

const settleMilliseconds = 400;

/** The lines that are asked about, and what of the text is left out. */
export interface WrittenLines {
  readonly lines: readonly string[];
  readonly isTooMany: boolean;
  readonly isTooLong: boolean;
}

export function writtenLines(text: string): WrittenLines {
  const all = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    lines: all
      .slice(0, maximumLines)
      .map((line) => line.slice(0, maximumLineLength).toWellFormed()),
    isTooMany: all.length > maximumLines,
    isTooLong: all.some((line) => line.length > maximumLineLength),
  };
}

/** The analysis of a draft, a moment after the last keystroke; the last one stays until the next one comes. */
export function useAnalysis({ text, servings, meal }: Draft) {
  const settled = useSettled(text, settleMilliseconds);
  const { lines } = writtenLines(settled);
  const query = analysisQuery(useApi(), useLocale(), { lines, servings, meal });
  const analysis = useQuery({
    ...query,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
  return { analysis, isBehind: settled !== text };
}
