import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { foodSearchQuery } from '../queries.ts';

const settleMilliseconds = 120;

/** What is found for a text, a moment after the last keystroke; the last result stays until the next one comes. */
export function useFoundFoods(text: string) {
  const settled = useSettled(text.trim(), settleMilliseconds);
  const query = foodSearchQuery(useApi(), useLocale(), settled);
  return useQuery({ ...query, enabled: settled !== '', placeholderData: keepPreviousData });
}
