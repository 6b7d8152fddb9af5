import { analyseFood, searchFoods } from '@pomona/contract/foods';
import type { Language } from '@pomona/contract/languages';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

const minute = 60_000;
const suggestionsAtOnce = 5;

/** What typed ingredients are and contain: one call tells it for all diets and allergens. */
export function typedFoodsQuery(api: Api, language: Language, lines: readonly string[]) {
  return queryOptions({
    queryKey: ['own', 'typed-foods', language, lines],
    staleTime: 60 * minute,
    enabled: lines.length > 0,
    queryFn: ({ signal }) =>
      api.call(analyseFood, { body: { lines: [...lines], language }, signal }),
  });
}

/** Foods that the word being typed may mean. */
export function suggestionsQuery(api: Api, language: Language, text: string) {
  return queryOptions({
    queryKey: ['foods', 'suggestions', language, text],
    staleTime: 60 * minute,
    queryFn: async ({ signal }) => {
      const query = { q: text, language, limit: suggestionsAtOnce };
      return (await api.call(searchFoods, { query, signal })).foods;
    },
  });
}
