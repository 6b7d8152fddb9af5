import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import { presentCard, presentInList } from '../../presenter.ts';
import { findShownCards, findShownRecipes } from '../../store.ts';
import type { Figures } from '../collection/figures.ts';

/** Characters of cards; one takes about two thousand. */
const maxCharacters = 12_000_000;

export interface Cards {
  /** As JSON, each in its place; `undefined` for what has been hidden meanwhile. */
  readCards(recipes: readonly Figures[]): Promise<(string | undefined)[]>;
  /** The same, whole. */
  readWhole(recipes: readonly Figures[]): Promise<(string | undefined)[]>;
}

/** The cards of the recipes that were found last: a recipe that has changed since is another key. */
export function createCards(database: Database): Cards {
  const known = new LRUCache<Figures, string>({
    maxSize: maxCharacters,
    sizeCalculation: (json) => json.length,
  });
  return {
    async readCards(recipes) {
      const cards = new Map(recipes.map((one) => [one.id, known.get(one)]));
      const unknown = recipes.filter((one) => cards.get(one.id) === undefined);
      const rows = await findShownCards(database, idsOf(unknown));
      const byId = new Map(unknown.map((one) => [one.id, one]));
      for (const row of rows) {
        const json = JSON.stringify(presentCard(row));
        const one = byId.get(row.id);
        if (one !== undefined) known.set(one, json);
        cards.set(row.id, json);
      }
      return recipes.map(({ id }) => cards.get(id));
    },
    async readWhole(recipes) {
      const rows = await findShownRecipes(database, idsOf(recipes));
      const byId = new Map(rows.map((row) => [row.id, JSON.stringify(presentInList(row))]));
      return recipes.map(({ id }) => byId.get(id));
    },
  };
}

const idsOf = (recipes: readonly Figures[]) => recipes.map(({ id }) => id);
