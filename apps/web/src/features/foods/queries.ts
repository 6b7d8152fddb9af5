import {
  analyseFood,
  type Food,
  listFoods,
  readFood,
  readLargerPlates,
  readRecipeCalculation,
  readRecipeLabels,
  searchFoods,
} from '@pomona/contract/foods';
import type { Language } from '@pomona/contract/languages';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { MealType } from '@pomona/food/labels/diets';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';
import { storedOffline } from '#platform/offline/reading/offline-meta.ts';

const minute = 60_000;

/** How many foods each category holds; with a category, its foods. */
export function foodListQuery(api: Api, language: Language, category?: ShoppingCategory) {
  return queryOptions({
    queryKey: ['foods', 'list', language, category ?? ''],
    staleTime: 60 * minute,
    queryFn: ({ signal }) =>
      api.callUnchecked(listFoods, {
        query: { language, ...(category !== undefined && { category }) },
        signal,
      }),
  });
}

/** Foods by any of their names (FOOD-02). */
export function foodSearchQuery(api: Api, language: Language, text: string) {
  return queryOptions({
    queryKey: ['foods', 'search', language, text],
    staleTime: 60 * minute,
    queryFn: ({ signal }) => api.call(searchFoods, { query: { q: text, language }, signal }),
  });
}

export const foodKey = (key: string) => ['foods', 'one', key];

/** One food with its names in every language; `null` where there is none. */
export function foodQuery(api: Api, key: string) {
  return queryOptions({
    queryKey: foodKey(key),
    staleTime: 5 * minute,
    queryFn: async ({ signal }): Promise<Food | null> => {
      try {
        return await api.call(readFood, { params: { key }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

export interface LinesRequest {
  readonly lines: readonly string[];
  readonly servings: number;
  readonly meal: MealType;
}

/** What lines contain (FOOD-01). The same lines are requested once. */
export function analysisQuery(
  api: Api,
  language: Language,
  { lines, servings, meal }: LinesRequest,
) {
  return queryOptions({
    queryKey: ['foods', 'analysis', language, servings, meal, lines],
    staleTime: 60 * minute,
    queryFn: ({ signal }) =>
      api.call(analyseFood, {
        body: { lines: [...lines], servings, meal_type: meal, language },
        signal,
      }),
  });
}

/** All 13 labels of a recipe with their reasons (REC-05). */
export function recipeLabelsQuery(api: Api, language: Language, id: string) {
  return queryOptions({
    queryKey: ['foods', 'labels', language, id],
    staleTime: 5 * minute,
    queryFn: ({ signal }) =>
      api.call(readRecipeLabels, { params: { id }, query: { language }, signal }),
  });
}

/** The main figures, which stand with their ranges beside what a recipe's figures leave out. */
export const figuresWithRange = ['calories', 'protein', 'carbs', 'fiber'] as const;
const hasRange: ReadonlySet<string> = new Set(figuresWithRange);

/** Of the calculation only what a recipe page shows at once. */
export function recipeRangesQuery(api: Api, language: Language, id: string) {
  return queryOptions({
    queryKey: ['foods', 'ranges', language, id],
    meta: storedOffline('ranges', 50),
    staleTime: 5 * minute,
    queryFn: async ({ signal }) => {
      const query = { params: { id }, query: { language }, signal };
      const { figures, glycemic_load } = await api.call(readRecipeCalculation, query);
      return { glycemic_load, figures: figures.filter(({ key }) => hasRange.has(key)) };
    },
  });
}

/** How the figures of a recipe came about, line by line. */
export function recipeCalculationQuery(api: Api, language: Language, id: string) {
  return queryOptions({
    queryKey: ['foods', 'calculation', language, id],
    staleTime: 5 * minute,
    queryFn: ({ signal }) =>
      api.call(readRecipeCalculation, { params: { id }, query: { language }, signal }),
  });
}

/** What brings a small meal to a usual size. */
export function largerPlatesQuery(api: Api, language: Language, id: string) {
  return queryOptions({
    queryKey: ['foods', 'plates', language, id],
    staleTime: 5 * minute,
    queryFn: ({ signal }) =>
      api.call(readLargerPlates, { params: { id }, query: { language }, signal }),
  });
}
