import { type SortOrder, searchCountedTo } from '@pomona/contract/recipes/orders';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import type { Position } from './cursor.ts';
import { conditionsOf, indexedFacets } from './facets/store.ts';
import { type Filters, facetQueryOf, type Preferences } from './facets.ts';
import { isAfter, orderColumns, positionOf } from './order/store.ts';
import type { Sample } from './sample/store.ts';

export interface Range {
  sort: SortOrder;
  /** `null` for the beginning. */
  after: Position | null;
  offset: number;
  limit: number;
}

/** Up to so many rows a sequential read is faster than an index. */
const smallTable = 2000;
/** A match is common where more than this share of the recipes has it. */
const commonShare = 0.1;

const allOf = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

/** Whether anything is filtered out. */
export const isNarrow = (criteria: Filters): boolean => conditionsOf(criteria).length > 0;

/** How many public recipes there are. */
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

/** The planner misjudges how many rows match bits: these settings force the plan. */
const plans = {
  free: {},
  byIndex: { enable_seqscan: 'off' },
  inOrder: { enable_seqscan: 'off', enable_bitmapscan: 'off', enable_sort: 'off' },
} as const;

/** Without parallel workers: they take longer to start than a search takes. */
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

/** Scans along the index of the order; for common matches, as it may scan far. */
export async function scanInOrder(
  db: Database,
  criteria: Filters,
  range: Range,
): Promise<Position[]> {
  const { sort, after, offset, limit } = range;
  const conditions = conditionsOf(criteria);
  const bounds: SQL[] = after === null ? [] : [isAfter(sort, after)];
  // Where a limit is of the order's own column, nothing lies beyond it.
  if (sort === 'calories' && criteria.maxCalories !== null)
    bounds.push(sql`${row.calories} <= ${criteria.maxCalories}`);
  if (sort === 'prepTime' && criteria.maxMinutes !== null)
    bounds.push(sql`${row.prepMinutes} <= ${criteria.maxMinutes}`);
  if (sort === 'readySoonest' && criteria.maxMinutes !== null)
    bounds.push(sql`${row.minutes} <= ${criteria.maxMinutes}`);
  const found = await planned(
    db,
    'inOrder',
    sql`SELECT ${orderColumns(sort)} FROM ${row} WHERE ${allOf([...bounds, ...conditions])}
      ORDER BY ${orderColumns(sort)} LIMIT ${limit} OFFSET ${offset}`,
  );
  return found.map((each) => positionOf(sort, each));
}

/** Collects and counts all matches; `null` where there are more than are counted. */
export async function gather(
  db: Database,
  criteria: Filters,
  { inAll, readSample, ...range }: Range & { inAll: number; readSample(): Promise<Sample> },
): Promise<{ positions: Position[]; total: number } | null> {
  const conditions = conditionsOf(criteria);
  const facets = facetQueryOf(criteria);
  const indexed = indexedFacets(facets);
  const isIndexed =
    inAll > smallTable && indexed.length > 0 && (await readSample()).shareOf(facets) < commonShare;
  if (!isIndexed) return gatherRows(db, { plan: 'free', from: sql`${row}`, conditions, range });
  // OFFSET 0 keeps the planner from starting with a filter.
  const from = sql`(SELECT * FROM ${row} WHERE ${allOf(indexed)} OFFSET 0) AS ${row}`;
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
  // MATERIALIZED, so that the limit does not make the planner read the whole table.
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
