import type { Database } from '#database/connect.ts';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import { cachedFor } from '#platform/cache/cached-for.ts';
import type { FacetQuery } from '../facets.ts';

/** A sample of the recipes, to estimate what is common. */
export interface Sample {
  /** The share that matches, from 0 to 1. */
  shareOf(facets: FacetQuery): number;
}

const sampleSize = 1000;
const maxAgeMilliseconds = 10 * 60_000;

async function readSample(db: Database): Promise<Sample> {
  const rows = await db.select({ facets: row.facets }).from(row).limit(sampleSize);
  return {
    shareOf({ all, any }) {
      const found = rows.filter(
        ({ facets }) =>
          all.every((facet) => facets.includes(facet)) &&
          (any.length === 0 || any.some((facet) => facets.includes(facet))),
      );
      return rows.length === 0 ? 0 : found.length / rows.length;
    },
  };
}

/** Reads the sample at the first call, and again once it is too old. */
export function createSample(db: Database, clock: () => number): () => Promise<Sample> {
  return cachedFor({ milliseconds: maxAgeMilliseconds, clock, compute: () => readSample(db) });
}
