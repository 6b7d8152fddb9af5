import { type Food as FoodPage, recipesWithFood } from '@pomona/contract/foods';
import type { Food } from '@pomona/food/table';
import type { Recipes } from '#features/recipes/service.ts';
import { visitor } from '#platform/http/viewer.ts';

/** The part of a published recipe that tells which foods are in it. */
interface Published {
  id: string;
  /** By the food's English name, as the analysis writes it. */
  sources: readonly { food: string }[];
}

/** Ids of recipes by the English name of a food, made once for each state of the collection. */
const indexes = new WeakMap<readonly Published[], Map<string, string[]>>();

/** The published recipes that a food is in, best rated first: how many, and the first cards. */
export async function recipesWith(
  food: Food,
  recipes: Pick<Recipes, 'list' | 'readSeveral'>,
): Promise<FoodPage['recipes']> {
  const ids = indexOf(await recipes.list.rows()).get(food.names.en[0] ?? food.key) ?? [];
  const cards = await recipes.readSeveral(visitor, ids.slice(0, recipesWithFood));
  return { total: ids.length, cards };
}

function indexOf(rows: readonly Published[]): Map<string, string[]> {
  const known = indexes.get(rows);
  if (known !== undefined) return known;
  const index = new Map<string, string[]>();
  for (const { id, sources } of rows) {
    for (const name of new Set(sources.map(({ food }) => food))) {
      const ids = index.get(name);
      if (ids === undefined) index.set(name, [id]);
      else ids.push(id);
    }
  }
  indexes.set(rows, index);
  return index;
}
