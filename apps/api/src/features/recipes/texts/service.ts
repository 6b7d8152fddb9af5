import type { Language } from '@pomona/contract/languages';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/connect.ts';
import { presentCard, presentInList } from '../presenter.ts';
import { findShownCards, findShownRecipes } from '../store.ts';
import { cardInLanguage, inLanguage } from '../translations/translation.ts';
import type { VersionsOfRecipes } from '../versions/service.ts';

/** Characters; a card takes about 1,500, a whole recipe twice as many. */
const maxCharacters = { card: 12_000_000, full: 5_000_000 };

/** Whole rows take milliseconds to parse, and nobody else is served meanwhile. */
const rowsAtOnce = 100;

export type Fields = 'card' | 'full';

/** How much of a recipe, and in which language. */
export interface Shape {
  fields: Fields;
  language: Language;
}

export interface RecipeTexts {
  /** JSON of each public recipe, in its place; `undefined` for what has been hidden meanwhile. */
  read(ids: readonly string[], shape: Shape): Promise<(string | undefined)[]>;
}

/** Recipes as JSON, each read and serialised once per version: after a change only what has changed is read again. */
export function createRecipeTexts(database: Database, versions: VersionsOfRecipes): RecipeTexts {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, string>({ maxSize, sizeCalculation: ({ length }) => length });
  const known = { card: cacheOf(maxCharacters.card), full: cacheOf(maxCharacters.full) };

  async function readTexts(
    ids: string[],
    { fields, language }: Shape,
  ): Promise<(readonly [string, string])[]> {
    const recipes =
      fields === 'card'
        ? (await findShownCards(database, ids, language)).map((row) =>
            presentCard(cardInLanguage(row, language)),
          )
        : (await findShownRecipes(database, ids)).map((row) =>
            presentInList(inLanguage(row, language)),
          );
    return recipes.map((recipe) => [recipe.id, JSON.stringify(recipe)]);
  }

  return {
    async read(ids, shape) {
      const { fields, language } = shape;
      // Before the rows: a change in between makes the next call read them again.
      const now = await versions.get();
      const keyOf = (id: string) => `${now.of(id)} ${language} ${id}`;
      const texts = new Map(ids.map((id) => [id, known[fields].get(keyOf(id))]));
      const unknown = ids.filter((id) => texts.get(id) === undefined);
      for (let at = 0; at < unknown.length; at += rowsAtOnce) {
        for (const [id, text] of await readTexts(unknown.slice(at, at + rowsAtOnce), shape)) {
          texts.set(id, text);
          known[fields].set(keyOf(id), text);
        }
      }
      return ids.map((id) => texts.get(id));
    },
  };
}
