import { type SortOrder, searchCountedTo } from '@pomona/contract/recipes/orders';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import type { Position } from './cursor.ts';
import {
  conditionsOf,
  type Filters,
  facetsOf,
  indexedFacets,
  type Preferences,
} from './facets/store.ts';
import { isAfter, orderColumns, positionOf } from './order/store.ts';
import type { Sample } from './sample/store.ts';
import { indexedText, textContains } from './text/store.ts';

/** What a recipe must be to be found. */
export interface Wanted extends Filters {
  /** Folded and trimmed; empty for every recipe. */
  words: string;
}

/** A part of an order. */
export interface Range {
  sort: SortOrder;
  /** Only what comes after; `null` for the beginning. */
  after: Position | null;
  /** So many of those are left out before. */
  offset: number;
  limit: number;
}

/** So few rows are read faster than an index of them. */
const fewRows = 2000;
/** What more than this share of the recipes is, is common. */
const commonShare = 0.1;

const allOf = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

/** Whether anything at all is left out. */
export const isNarrow = (wanted: Wanted): boolean =>
  wanted.words !== '' || conditionsOf(wanted).length > 0;

/** How many recipes everybody may see. */
export async function countRecipes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(sql`SELECT count(*) AS total FROM ${row}`);
  return Number(rows[0]?.total);
}

export async function findPreferences(db: Database, userId: string): Promise<Preferences | null> {
  const [found] = await db
    .select({ preferences: users.preferences })
    .from(users)
    .where(eq(users.id, userId));
  if (found === undefined) return null;
  const { dietary_preferences: diets, allergens: avoid } = found.preferences;
  return { diets, avoid };
}

/** Ways to a plan that the planner's guesses about words and bits must not talk it out of. */
const plans = {
  asItComes: {},
  byIndex: { enable_seqscan: 'off' },
  alongTheOrder: { enable_seqscan: 'off', enable_bitmapscan: 'off', enable_sort: 'off' },
} as const;

/** Runs a search; helpers of the server's, which take longer to begin than a search to end, stay away. */
async function planned(
  db: Database,
  plan: keyof typeof plans,
  query: SQL,
): Promise<Record<string, unknown>[]> {
  const settings = { max_parallel_workers_per_gather: '0', ...plans[plan] };
  const set = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT ${sql.join(set, sql`, `)}`);
    return (await transaction.execute(query)).rows;
  });
}

/** A part of what is wanted, walked along the index of its order. For what is common: it may walk far. */
export async function walkOrder(db: Database, wanted: Wanted, range: Range): Promise<Position[]> {
  const { sort, after, offset, limit } = range;
  const conditions = conditionsOf(wanted);
  if (wanted.words !== '') conditions.push(textContains(wanted.words));
  const bounds: SQL[] = after === null ? [] : [isAfter(sort, after)];
  // Where a limit is of the order's own column, nothing lies beyond it.
  if (sort === 'calories' && wanted.maxCalories !== null)
    bounds.push(sql`${row.calories} <= ${wanted.maxCalories}`);
  if (sort === 'prepTime' && wanted.maxMinutes !== null)
    bounds.push(sql`${row.prepMinutes} <= ${wanted.maxMinutes}`);
  const found = await planned(
    db,
    'alongTheOrder',
    sql`SELECT ${orderColumns(sort)} FROM ${row} WHERE ${allOf([...bounds, ...conditions])}
      ORDER BY ${orderColumns(sort)} LIMIT ${limit} OFFSET ${offset}`,
  );
  return found.map((each) => positionOf(sort, each));
}

/**
 * Gathers what is wanted and gives the part asked for with the number of all; `null` where there is more than can be counted.
 * What is common is met often enough where the table begins; what is not is told by the index of words and filters.
 */
export async function gather(
  db: Database,
  wanted: Wanted,
  { inAll, readSample, ...range }: Range & { inAll: number; readSample(): Promise<Sample> },
): Promise<{ positions: Position[]; total: number } | null> {
  const conditions = conditionsOf(wanted);
  const facets = facetsOf(wanted);
  const asked = indexedFacets(facets);
  if (wanted.words !== '') asked.push(indexedText(wanted.words));
  const isIndexed =
    inAll > fewRows &&
    asked.length > 0 &&
    (await readSample()).shareOf(wanted.words, facets) < commonShare;
  if (!isIndexed) {
    if (wanted.words !== '') conditions.push(textContains(wanted.words));
    return gatherRows(db, { plan: 'asItComes', from: sql`${row}`, conditions, range });
  }
  // What the index tells is a table of its own to the planner: it cannot begin with a filter and read the words of each row.
  const from = sql`(SELECT * FROM ${row} WHERE ${allOf(asked)} OFFSET 0) AS ${row}`;
  return gatherRows(db, { plan: 'byIndex', from, conditions, range });
}

interface Gathering {
  plan: keyof typeof plans;
  from: SQL;
  conditions: SQL[];
  range: Range;
}

async function gatherRows(db: Database, { plan, from, conditions, range }: Gathering) {
  const { sort, after, offset, limit } = range;
  const columns = orderColumns(sort);
  // What matches is planned as if all were read: the limit behind it must not talk the planner into reading the table.
  const rows = await planned(
    db,
    plan,
    sql`
    WITH matching AS MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${allOf(conditions)}),
      gathered AS MATERIALIZED (SELECT * FROM matching LIMIT ${searchCountedTo + 1})
    SELECT counted.total, part.*
      FROM (SELECT count(*)::integer AS total FROM gathered) AS counted
      LEFT JOIN LATERAL (
        SELECT * FROM gathered AS ${row} WHERE ${after === null ? sql`true` : isAfter(sort, after)}
          ORDER BY ${columns} LIMIT ${limit} OFFSET ${offset}
      ) AS part ON counted.total <= ${searchCountedTo}`,
  );
  const total = Number(rows[0]?.total);
  if (total > searchCountedTo) return null;
  const found = rows.filter(({ recipe_id: id }) => id !== null);
  return { positions: found.map((each) => positionOf(sort, each)), total };
}
