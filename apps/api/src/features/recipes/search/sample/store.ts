import type { Database } from '#database/connect.ts';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import { cachedFor } from '#platform/cache/cached-for.ts';
import type { AskedFacets } from '../facets/store.ts';

/** Some recipes, which tell what is common among all. */
export interface Sample {
  /** The share of them that has the words and the facets, from 0 to 1. */
  shareOf(words: string, asked: AskedFacets): number;
}

const sampledRows = 1000;
/** What is common changes slowly. */
const maxAgeMilliseconds = 10 * 60_000;

async function readSample(db: Database): Promise<Sample> {
  const rows = await db
    .select({ words: row.words, facets: row.facets })
    .from(row)
    .limit(sampledRows);
  return {
    shareOf(words, { all, any }) {
      const found = rows.filter(
        ({ words: text, facets }) =>
          text.includes(words) &&
          all.every((facet) => facets.includes(facet)) &&
          (any.length === 0 || any.some((facet) => facets.includes(facet))),
      );
      return rows.length === 0 ? 0 : found.length / rows.length;
    },
  };
}

/** Reads the sample when it is first asked for, and again from time to time. */
export function createSample(db: Database, clock: () => number): () => Promise<Sample> {
  return cachedFor({ milliseconds: maxAgeMilliseconds, clock, compute: () => readSample(db) });
}
