import { analyseFood, type FoundFood, maximumFoodQuery, searchFoods } from '@pomona/contract/foods';
import type { Language } from '@pomona/contract/languages';
import { type Recipe, readRecipe } from '@pomona/contract/recipes';
import type { MealType } from '@pomona/food/labels/diets';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { ApiError } from '#platform/api/failures.ts';

const minute = 60_000;

interface LinesRequest {
  readonly lines: readonly string[];
  readonly language: Language;
  readonly meal: MealType | null;
  readonly servings: number | null;
}

/** What the lines of a recipe contain (FOOD-01). The same lines are requested once. */
export function lineAnalysisQuery(api: Api, { lines, language, meal, servings }: LinesRequest) {
  return queryOptions({
    queryKey: ['own', 'recipe-lines', language, servings, meal, lines],
    staleTime: 60 * minute,
    queryFn: ({ signal }) =>
      api.call(analyseFood, {
        body: {
          lines: [...lines],
          language,
          ...(meal !== null && { meal_type: meal }),
          ...(servings !== null && servings > 0 && servings <= 100 && { servings }),
        },
        signal,
      }),
  });
}

const proposalsAtOnce = 6;

/** Foods that a line may mean (FOOD-02): by its whole name, by words that are not read, then by its longest words. */
export function proposalsQuery(api: Api, language: Language, names: readonly string[]) {
  return queryOptions({
    queryKey: ['foods', 'proposals', language, names],
    staleTime: 60 * minute,
    queryFn: async ({ signal }): Promise<readonly FoundFood[]> => {
      for (const text of new Set([...names, ...wordsByLength(names[0] ?? '')])) {
        const query = { q: text.slice(0, maximumFoodQuery), language, limit: proposalsAtOnce };
        const { foods } = await api.call(searchFoods, { query, signal });
        if (foods.length > 0) return foods;
      }
      return [];
    },
  });
}

const wordsTried = 2;
const shortestWord = 4;

function wordsByLength(name: string): string[] {
  const words = name.split(/[\s-]+/).filter((word) => word.length >= shortestWord && word !== name);
  return words.toSorted((a, b) => b.length - a.length).slice(0, wordsTried);
}

/** The recipe that is to be edited, as it is now; `null` where there is none that the member may see. */
export function editedRecipeQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['own', 'edited-recipe', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => readNewest(api, id, signal),
  });
}

export async function readNewest(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<Recipe | null> {
  try {
    return await api.callUnchecked(readRecipe, {
      params: { id },
      query: { text: 'original' },
      cache: 'reload',
      ...(signal && { signal }),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
