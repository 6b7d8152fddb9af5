import type { RecipeCard } from '@pomona/contract/recipes';
import {
  type CookableQuery,
  type CookableRecipes,
  cookableShown,
} from '@pomona/contract/recipes/what-i-have';
import type { Language } from '@pomona/food/foods/languages';
import { type Food, foodByKey, foods } from '@pomona/food/table/rows';
import type { Filters } from '../search/facets.ts';
import type { WordSearch } from '../search/words/service.ts';

interface Parts {
  words: WordSearch;
  filters: Filters;
  readCards(ids: string[]): Promise<RecipeCard[]>;
}

const byEnglishName = new Map(foods.map((food) => [food.names.en[0], food]));

const nameIn = (food: Food | undefined, language: Language, english = ''): string =>
  food?.names[language][0] ?? food?.names.en[0] ?? english;

/** Recipes for the foods of a query, best first. What was hidden meanwhile is left out. */
export async function findCookable(
  { have, language = 'en' }: CookableQuery,
  { words, filters, readCards }: Parts,
): Promise<CookableRecipes> {
  const atHome = [...new Set(have.split(','))].flatMap((key) => foodByKey(key) ?? []);
  const { found, total } = await words.findCookable(filters, {
    atHome: atHome.flatMap(({ names }) => names.en[0] ?? []),
    limit: cookableShown,
  });
  const cards = await readCards(found.map(({ id }) => id));
  const missingOf = new Map(found.map(({ id, missing }) => [id, missing]));
  return {
    foods: atHome.map((food) => ({ key: food.key, name: nameIn(food, language) })),
    total,
    recipes: cards.map((recipe) => ({
      recipe,
      missing: (missingOf.get(recipe.id) ?? []).map((english) =>
        nameIn(byEnglishName.get(english), language, english),
      ),
    })),
  };
}
