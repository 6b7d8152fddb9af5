import { type SortOrder, searchCountedTo } from '@pomona/contract/recipe-orders';
import { type ProfileAllergen, profileAllergens } from '@pomona/food/allergens';
import { type Cuisine, type DietType, dietTypes, type MealType } from '@pomona/food/diets';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { recipeSearch as row } from '#database/tables/recipe-search.ts';
import { isAfter, orderColumns, type Place, placeOf } from './places/store.ts';
import { indexedText, textContains } from './words/store.ts';

/** What a recipe must be to be found. */
export interface Wanted {
  /** Folded and trimmed; empty for every recipe. */
  words: string;
  diets: readonly DietType[];
  isEveryDiet: boolean;
  meal: MealType | null;
  cuisine: Cuisine | null;
  avoid: readonly ProfileAllergen[];
  maxMinutes: number | null;
  maxCalories: number | null;
  maxLoad: number | null;
  /** Among the favourites of this member. */
  favouritesOf: string | null;
  /** Every one of these diets and none of these allergens. */
  preferences: Preferences | null;
}

export interface Preferences {
  diets: readonly DietType[];
  avoid: readonly ProfileAllergen[];
}

/** A part of an order. */
export interface Range {
  sort: SortOrder;
  /** Only what comes after; `null` for the beginning. */
  after: Place | null;
  limit: number;
}

/** So many rows are looked through before an index is asked: they tell what is common. */
const probedRows = 2000;
/** Words of more than this share of the rows are common. */
const commonShare = 0.12;

// Written into the statement: a number that is sent beside it has no type there.
const bits = <T>(known: readonly T[], chosen: readonly T[]): SQL =>
  sql.raw(String(chosen.reduce((sum, item) => sum | (1 << known.indexOf(item)), 0)));

const hasEvery = (diets: readonly DietType[]) =>
  sql`(${row.diets} & ${bits(dietTypes, diets)}) = ${bits(dietTypes, diets)}`;
const hasAny = (diets: readonly DietType[]) => sql`(${row.diets} & ${bits(dietTypes, diets)}) <> 0`;
const isFreeOf = (allergens: readonly ProfileAllergen[]) =>
  sql`(${row.allergens} & ${bits(profileAllergens, allergens)}) = 0`;

/** Everything but the words. */
function filtersOf(wanted: Wanted): SQL[] {
  const { diets, meal, cuisine, avoid, maxMinutes, maxCalories, maxLoad } = wanted;
  const { favouritesOf, preferences } = wanted;
  const filters: SQL[] = [];
  if (meal !== null) filters.push(sql`${row.mealType} = ${meal}`);
  if (cuisine !== null) filters.push(sql`${row.cuisine} = ${cuisine}`);
  if (maxMinutes !== null) filters.push(sql`${row.minutes} <= ${maxMinutes}`);
  if (maxCalories !== null) filters.push(sql`${row.calories} <= ${maxCalories}`);
  if (maxLoad !== null) filters.push(sql`${row.load} <= ${maxLoad}`);
  if (diets.length > 0) filters.push(wanted.isEveryDiet ? hasEvery(diets) : hasAny(diets));
  if (avoid.length > 0) filters.push(isFreeOf(avoid));
  if (preferences !== null) filters.push(hasEvery(preferences.diets), isFreeOf(preferences.avoid));
  if (favouritesOf !== null)
    filters.push(
      sql`${row.recipeId} IN (SELECT recipe_id FROM favourites WHERE user_id = ${favouritesOf})`,
    );
  return filters;
}

const allOf = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

/** Whether anything at all is left out. */
export const isNarrow = (wanted: Wanted): boolean =>
  wanted.words !== '' || filtersOf(wanted).length > 0;

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
  byWordIndex: { enable_seqscan: 'off' },
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
export async function walkOrder(db: Database, wanted: Wanted, range: Range): Promise<Place[]> {
  const { sort, after, limit } = range;
  const conditions = filtersOf(wanted);
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
      ORDER BY ${orderColumns(sort)} LIMIT ${limit}`,
  );
  return found.map((each) => placeOf(sort, each));
}

/**
 * Gathers what is wanted and gives the part asked for with the number of all; `null` where there is more than can be counted.
 * The first rows of the table tell how: what has common words is looked for in the table, the filters first, since an index
 * would tell of nearly everything; what has rare ones comes from the index of the words.
 */
export async function gather(
  db: Database,
  wanted: Wanted,
  { inAll, ...range }: Range & { inAll: number },
): Promise<{ places: Place[]; total: number } | null> {
  const filters = filtersOf(wanted);
  const table = { plan: 'asItComes', from: sql`${row}`, range } as const;
  if (wanted.words === '') return gatherRows(db, { ...table, conditions: filters });
  const inTable = { ...table, conditions: [...filters, textContains(wanted.words)] };
  if (inAll <= probedRows) return gatherRows(db, inTable);
  const { wordy, found } = await probe(db, wanted.words, filters);
  if (found > searchCountedTo) return null;
  if (wordy > probedRows * commonShare) return gatherRows(db, inTable);
  // What the index tells is a table of its own to the planner: it cannot begin with a filter and read the words of each row.
  const from = sql`(SELECT * FROM ${row} WHERE ${indexedText(wanted.words)} OFFSET 0) AS ${row}`;
  return gatherRows(db, { plan: 'byWordIndex', from, conditions: filters, range });
}

/** How many of the first rows have the words, and how many of those pass the filters too. */
async function probe(db: Database, words: string, filters: SQL[]) {
  const { rows } = await db.execute<{ wordy: number; found: number }>(sql`
    SELECT count(*)::integer AS wordy, (count(*) FILTER (WHERE ${allOf(filters)}))::integer AS found
      FROM (SELECT * FROM ${row} LIMIT ${probedRows}) AS ${row} WHERE ${textContains(words)}`);
  return rows[0] ?? { wordy: 0, found: 0 };
}

interface Gathering {
  plan: keyof typeof plans;
  from: SQL;
  conditions: SQL[];
  range: Range;
}

async function gatherRows(db: Database, { plan, from, conditions, range }: Gathering) {
  const { sort, after, limit } = range;
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
          ORDER BY ${columns} LIMIT ${limit}
      ) AS part ON counted.total <= ${searchCountedTo}`,
  );
  const total = Number(rows[0]?.total);
  if (total > searchCountedTo) return null;
  const found = rows.filter(({ recipe_id: id }) => id !== null);
  return { places: found.map((each) => placeOf(sort, each)), total };
}
