import type { Language } from '@pomona/contract/languages';
import type { RecipeCard } from '@pomona/contract/recipes';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import { readDataVersion } from '#database/data-versions.ts';
import { cachedByVersion } from '#platform/cache/cached-by-version.ts';
import { presentCard } from '../presenter.ts';
import { findShownCards } from '../store.ts';
import { cardInLanguage } from '../translations/translation.ts';
import { countWithFood, listWithFood } from './store.ts';

export interface WithFood {
  read(name: string, shown: Shown): Promise<{ total: number; cards: RecipeCard[] }>;
}

interface Shown {
  limit: number;
  language: Language;
}

interface WithFoodParts {
  database: Database;
  /** How many public recipes there are. */
  countAll(): Promise<number>;
}

/** More than the food table has. */
const maxFoods = 5000;

/** Which public recipes a food is in, by its English name as in the sources of the figures. */
export function createWithFood({ database, countAll }: WithFoodParts): WithFood {
  /** By food; ratings don't change them. */
  const totals = cachedByVersion<LRUCache<string, number>>({
    readVersion: () => readDataVersion(database, 'recipe_texts'),
    compute: async () => new LRUCache({ max: maxFoods }),
  });

  async function totalOf(name: string): Promise<number> {
    const cache = await totals.get();
    const total = cache.get(name) ?? (await countWithFood(database, name));
    cache.set(name, total);
    return total;
  }

  return {
    async read(name, { limit, language }) {
      const [total, all] = await Promise.all([totalOf(name), countAll()]);
      if (total === 0) return { total, cards: [] };
      // Recipes that a scan along the order passes until it has met `limit` of them.
      const scanned = (limit * all) / total;
      const ids = await listWithFood(database, { name, limit, isCommon: scanned < total });
      const rows = await findShownCards(database, ids, language);
      const cards = new Map(
        rows.map((row) => [row.id, presentCard(cardInLanguage(row, language))]),
      );
      return { total, cards: ids.flatMap((id) => cards.get(id) ?? []) };
    },
  };
}
