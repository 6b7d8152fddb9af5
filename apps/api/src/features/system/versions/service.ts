import type { Database } from '#database/connect.ts';
import { recipesChanged } from '#features/recipes/list/service.ts';
import { reviewsChanged } from '#features/reviews/service.ts';
import { cachedByVersion } from '#platform/cache/cached-by-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { PageData } from '#platform/pages/page-cache.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { findDataVersion } from './store.ts';

type Source = 'config' | 'recipes' | 'reviews';

/** What the answers of public endpoints follow from, by address; one that is not listed is never cached. */
const sources: readonly (readonly [RegExp, readonly Source[]])[] = [
  [/^\/api\/config\/?(?:\?|$)/, ['config']],
  [/^\/api\/recipes\/[^/?]+\/reviews\/?(?:\?|$)/, ['recipes', 'reviews']],
  [/^\/api\/recipes(?:[/?]|$)/, ['recipes']],
  [/^\/api\/search-words(?:\?|$)/, ['recipes']],
  [/^\/api\/what-i-have(?:[/?]|$)/, ['recipes']],
  // The foods themselves come with the release; the recipes that use them do not.
  [/^\/api\/food(?:[/?]|$)/, ['recipes']],
];

export function sourcesOf(address: string): readonly Source[] | null {
  return sources.find(([pattern]) => pattern.test(address))?.[1] ?? null;
}

interface VersionParts {
  database: Database;
  bus: Bus;
  clock: Clock;
  readConfig(): Promise<object>;
}

/** Which version of the data every public page was rendered from. */
export function createPageData(parts: VersionParts): PageData & { close(): void } {
  const { database, bus, clock, readConfig } = parts;
  const versionOf = (name: 'recipes' | 'reviews', topic: string) => {
    const readVersion = () => findDataVersion(database, name);
    return cachedByVersion({ bus, topic, clock, readVersion, compute: readVersion });
  };
  const recipes = versionOf('recipes', recipesChanged);
  const reviews = versionOf('reviews', reviewsChanged);
  /** The same reply is given for two seconds. */
  const configTexts = new WeakMap<object, string>();
  function textOf(config: object): string {
    const text = configTexts.get(config) ?? JSON.stringify(config);
    configTexts.set(config, text);
    return text;
  }

  return {
    async versions() {
      const [ofRecipes, ofReviews, config] = await Promise.all([
        recipes.get(),
        reviews.get(),
        readConfig(),
      ]);
      return { recipes: ofRecipes, reviews: ofReviews, config: textOf(config) };
    },
    sourcesOf,
    close() {
      recipes.close();
      reviews.close();
    },
  };
}
