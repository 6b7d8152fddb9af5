import type { Database } from '#database/connect.ts';
import { readDataVersion } from '#database/data-versions.ts';
import { type CachedByVersion, cachedByVersion } from '#platform/cache/cached-by-version.ts';
import { findChanges } from './store.ts';

/** Which version each recipe has at one moment. */
export interface RecipeVersions {
  /** The counter of all of them. */
  readonly latest: bigint;
  /** Differs from an earlier one if the recipe has changed in between, and seldom otherwise. */
  of(id: string): bigint;
}

export type VersionsOfRecipes = CachedByVersion<RecipeVersions>;

interface VersionsParts {
  database: Database;
  topic: 'recipes' | 'reviews';
  /** Beyond so many changed recipes all of them count as changed. */
  maxChanges?: number;
}

/** The version of each recipe by itself, so that a change of one leaves what is cached of the others. */
export function createRecipeVersions(parts: VersionsParts): VersionsOfRecipes {
  const { database, topic, maxChanges = 2000 } = parts;
  const readVersion = () => readDataVersion(database, topic);

  async function readChanges(previous: Versions | null): Promise<Versions> {
    if (previous === null) return withoutChanges(await readVersion());
    const { latest: after } = previous;
    const changes = await findChanges(database, topic, { after, limit: maxChanges + 1 });
    const concernsAll = changes.some(({ id }) => id === '*');
    if (concernsAll || previous.changed.size + changes.length > maxChanges)
      return withoutChanges(await readVersion());
    const latest = changes.at(-1)?.version ?? after;
    return versionsOf(previous.floor, latest, [...previous.changed, ...entriesOf(changes)]);
  }

  return cachedByVersion<Versions>({ readVersion, compute: readChanges });
}

interface Versions extends RecipeVersions {
  /** Of every recipe that is not in `changed`. */
  floor: bigint;
  changed: ReadonlyMap<string, bigint>;
}

const withoutChanges = (floor: bigint): Versions => versionsOf(floor, floor, []);

const entriesOf = (changes: readonly { id: string; version: bigint }[]) =>
  changes.map(({ id, version }) => [id, version] as const);

/** Never changed later: who began to read before a change keeps what was true then. */
function versionsOf(
  floor: bigint,
  latest: bigint,
  entries: readonly (readonly [string, bigint])[],
): Versions {
  const changed = new Map(entries);
  return { floor, latest, changed, of: (id) => changed.get(id) ?? floor };
}
