import type { Database } from '#database/connect.ts';
import { readDataVersions } from '#database/data-versions.ts';
import { dayNumberAt } from '#features/recipes/list/service.ts';
import {
  createRecipeVersions,
  type VersionsOfRecipes,
} from '#features/recipes/versions/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { PageData, Versions } from '#platform/pages/page-cache.ts';
import { sourcesOf } from './sources.ts';

interface VersionParts {
  database: Database;
  clock: Clock;
  recipeVersions: VersionsOfRecipes;
  readConfig(): Promise<object>;
}

/** Which version of the data every public page was rendered from. */
export function createPageData(parts: VersionParts): PageData {
  const { database, clock, recipeVersions, readConfig } = parts;
  const reviewVersions = createRecipeVersions({ database, topic: 'reviews' });
  /** The same reply is given for two seconds. */
  const configTexts = new WeakMap<object, string>();
  function textOf(config: object): string {
    const text = configTexts.get(config) ?? JSON.stringify(config);
    configTexts.set(config, text);
    return text;
  }

  return {
    async versions(): Promise<Versions> {
      const [counters, recipes, reviews, config] = await Promise.all([
        readDataVersions(database),
        recipeVersions.get(),
        reviewVersions.get(),
        readConfig(),
      ]);
      const all: Readonly<Record<string, string>> = {
        recipes: String(counters.recipes),
        reviews: String(counters.reviews),
        recipe_texts: String(counters.recipe_texts),
        config: textOf(config),
        day: String(dayNumberAt(clock())),
      };
      return {
        stamp: JSON.stringify(all),
        of(source) {
          const [topic = '', id] = source.split(':');
          if (id === undefined) return all[topic] ?? '';
          return String((topic === 'reviews' ? reviews : recipes).of(id));
        },
      };
    },
    sourcesOf,
  };
}
