import type { RecipeCard } from '@pomona/contract/recipes';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { cachedByRecipes } from '../list/recipes-version.ts';
import { presentCard } from '../presenter.ts';
import { findRecipesVersion, findShownCards } from '../store.ts';
import { countWithFood, listWithFood } from './store.ts';

export interface WithFood {
  /** How many published recipes have a food in them, and the cards of the best rated. */
  read(name: string, most: number): Promise<{ total: number; cards: RecipeCard[] }>;
  close(): void;
}

interface WithFoodParts {
  database: Database;
  bus: Bus;
  clock(): number;
  /** How many recipes everybody may see. */
  countAll(): Promise<number>;
}

/** More than the food table has. */
const maxFoods = 5000;

/** Which recipes a food is in, by the English name that the figures name it by. */
export function createWithFood({ database, bus, clock, countAll }: WithFoodParts): WithFood {
  /** By the food, as far as somebody asked; ratings change none of them. */
  const totals = cachedByRecipes<LRUCache<string, number>>({
    bus,
    clock,
    readVersion: () => findRecipesVersion(database, 'recipe_texts'),
    compute: async () => new LRUCache({ max: maxFoods }),
  });

  async function totalOf(name: string): Promise<number> {
    const cache = await totals.get();
    const total = cache.get(name) ?? (await countWithFood(database, name));
    cache.set(name, total);
    return total;
  }

  return {
    async read(name, limit) {
      const [total, all] = await Promise.all([totalOf(name), countAll()]);
      if (total === 0) return { total, cards: [] };
      // On a walk along the order a food of so many is met `limit` times among so many recipes.
      const walked = (limit * all) / total;
      const ids = await listWithFood(database, { name, limit, isCommon: walked < total });
      const rows = await findShownCards(database, ids);
      const cards = new Map(rows.map((row) => [row.id, presentCard(row)]));
      return { total, cards: ids.flatMap((id) => cards.get(id) ?? []) };
    },
    close: () => totals.close(),
  };
}
