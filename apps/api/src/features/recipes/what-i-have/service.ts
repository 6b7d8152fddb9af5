import { type CookableQuery, cookableShown } from '@pomona/contract/recipes/what-i-have';
import type { Language } from '@pomona/food/foods/languages';
import { type Food, foodByKey, foods } from '@pomona/food/table/rows';
import type { Filters } from '../search/filters.ts';
import type { WordSearch } from '../search/words/service.ts';
import type { RecipeTexts } from '../texts/service.ts';

interface Parts {
  words: WordSearch;
  filters: Filters;
  texts: RecipeTexts;
}

const byEnglishName = new Map(foods.map((food) => [food.names.en[0], food]));

const nameIn = (food: Food | undefined, language: Language, english = ''): string =>
  food?.names[language][0] ?? food?.names.en[0] ?? english;

/** Recipes for the foods of a query as JSON, best first. What was hidden meanwhile is left out. */
export async function findCookable(
  { have, language }: Pick<CookableQuery, 'have'> & { language: Language },
  { words, filters, texts }: Parts,
): Promise<string> {
  const atHome = [...new Set(have.split(','))].flatMap((key) => foodByKey(key) ?? []);
  const { found, total } = await words.findCookable(filters, {
    atHome: atHome.flatMap(({ names }) => names.en[0] ?? []),
    limit: cookableShown,
  });
  const cards = await texts.read(
    found.map(({ figures }) => figures.id),
    { fields: 'card', language },
  );
  const recipes = found.flatMap(({ missing }, place) => {
    const card = cards[place];
    const names = missing.map((english) => nameIn(byEnglishName.get(english), language, english));
    return card === undefined ? [] : `{"recipe":${card},"missing":${JSON.stringify(names)}}`;
  });
  const foods = atHome.map((food) => ({ key: food.key, name: nameIn(food, language) }));
  const start = JSON.stringify({ foods, total }).slice(0, -1);
  return `${start},"recipes":[${recipes.join(',')}]}`;
}
