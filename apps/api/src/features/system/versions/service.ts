import type { Database } from '#database/connect.ts';
import { recipesChanged } from '#features/recipes/list/service.ts';
import { reviewsChanged } from '#features/reviews/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { PageData } from '#platform/pages/page-cache.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { findDataVersions } from './store.ts';

/** A change that was made without a message on the bus is noticed within this time. */
const recheckMilliseconds = 2000;

type Source = 'config' | 'recipes' | 'reviews';

/** What the answers of public endpoints follow from, by address; one that is not listed is never cached. */
const sources: readonly (readonly [RegExp, readonly Source[]])[] = [
  [/^\/api\/config\/?(?:\?|$)/, ['config']],
  [/^\/api\/recipes\/[^/?]+\/reviews\/?(?:\?|$)/, ['recipes', 'reviews']],
  [/^\/api\/recipes(?:[/?]|$)/, ['recipes']],
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
  let changes = 0;
  let latest: { changes: number; at: number; versions: Promise<Record<string, string>> } | null =
    null;

  const change = () => {
    changes += 1;
  };
  const subscriptions = [
    bus.subscribe(recipesChanged, change),
    bus.subscribe(reviewsChanged, change),
    // Messages of other processes were lost while the bus was away.
    bus.onReconnect(change),
  ];

  function readVersions(): Promise<Record<string, string>> {
    if (latest?.changes === changes && clock() - latest.at < recheckMilliseconds)
      return latest.versions;
    const reading = { changes, at: clock(), versions: findDataVersions(database) };
    latest = reading;
    reading.versions.catch(() => {
      if (latest === reading) latest = null;
    });
    return reading.versions;
  }

  return {
    async versions() {
      const [{ recipes = '', reviews = '' }, config] = await Promise.all([
        readVersions(),
        readConfig(),
      ]);
      return { recipes, reviews, config: JSON.stringify(config) };
    },
    sourcesOf,
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
