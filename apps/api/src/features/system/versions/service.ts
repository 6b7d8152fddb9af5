import type { Database } from '#database/connect.ts';
import { readDataVersion } from '#database/data-versions.ts';
import { dayNumberAt, recipesChanged } from '#features/recipes/list/service.ts';
import {
  createRecipeVersions,
  type VersionsOfRecipes,
} from '#features/recipes/versions/service.ts';
import { reviewsChanged } from '#features/reviews/service.ts';
import { cachedByVersion } from '#platform/cache/cached-by-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { PageData, Versions } from '#platform/pages/page-cache.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { sourcesOf } from './sources.ts';

interface VersionParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  recipeVersions: Pick<VersionsOfRecipes, 'get'>;
  readConfig(): Promise<object>;
}

/** Which version of the data every public page was rendered from. */
export function createPageData(parts: VersionParts): PageData & { close(): void } {
  const { database, bus, clock, recipeVersions, readConfig } = parts;
  const reviewVersions = createRecipeVersions({
    ...{ database, bus, clock, topic: 'reviews', announcedAs: reviewsChanged },
  });
  const readTexts = async () => String(await readDataVersion(database, 'recipe_texts'));
  const texts = cachedByVersion({
    ...{ bus, clock, topic: recipesChanged, readVersion: readTexts, compute: readTexts },
  });
  /** The same reply is given for two seconds. */
  const configTexts = new WeakMap<object, string>();
  function textOf(config: object): string {
    const text = configTexts.get(config) ?? JSON.stringify(config);
    configTexts.set(config, text);
    return text;
  }

  return {
    async versions(): Promise<Versions> {
      const [recipes, reviews, ofTexts, config] = await Promise.all([
        recipeVersions.get(),
        reviewVersions.get(),
        texts.get(),
        readConfig(),
      ]);
      const all: Readonly<Record<string, string>> = {
        ...{ recipes: String(recipes.latest), reviews: String(reviews.latest) },
        ...{ recipe_texts: ofTexts, config: textOf(config) },
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
    close() {
      reviewVersions.close();
      texts.close();
    },
  };
}
