import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  isOwnRecipe,
  isPublicRecipe,
  isReadableRecipe,
} from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';

/** What is compared with a draft: one's own or everybody's. */
export interface ComparedRecipe {
  /** Of the draft that it may be like. */
  place: number;
  id: string;
  title: string;
  ownerId: string | null;
  sourceUrl: string | null;
  /** Names of its foods, where they are compared. */
  foods: string[];
}

/** Foods of a draft, and how many of them a recipe must have to be like it. */
export interface AskedFoods {
  place: number;
  foods: readonly string[];
  /** A recipe that is like it has all of one of these. */
  sets: readonly (readonly string[])[];
  /** So many of the draft's foods. */
  fewest: number;
  /** Foods of its own. */
  most: number;
}

/** Of each draft. */
const mostFound = 50;

const told = sql`recipes.id, recipes.title, recipes.owner_id as "ownerId", recipes.source_url as "sourceUrl"`;

/** Those that were brought from the same host and path as a draft; parameters may differ. */
export function findFromPages(
  db: Database,
  memberId: string,
  asked: readonly { place: number; address: string }[],
): Promise<ComparedRecipe[]> {
  return find(
    db,
    sql`with asked as materialized (
        select place, address, page_of(address) as page
          from jsonb_to_recordset(${JSON.stringify(asked)}) as draft (place integer, address text))
      select asked.place, found.*, '{}'::text[] as foods
        from asked cross join lateral (
          select ${told} from recipes
            where page_of(recipes.source_url) = asked.page and recipes.source_url is not null
              and ${isReadableRecipe(recipes, memberId)}
            order by recipes.source_url = asked.address desc, recipes.owner_id = ${memberId} desc nulls last, recipes.id
            limit ${mostFound}) as found`,
  );
}

/** Those of the same name, accents and case aside. */
export function findNamed(
  db: Database,
  memberId: string,
  asked: readonly { place: number; title: string }[],
): Promise<ComparedRecipe[]> {
  // What everybody sees is found by the index of the search, and then by its id: in the order of the ids of recipes, or their
  // index would not be used. One's own are a thousand at most.
  return find(
    db,
    sql`with asked as materialized (
        select place, folded(title) as name
          from jsonb_to_recordset(${JSON.stringify(asked)}) as draft (place integer, title text)),
      own as materialized (
        select ${told}, folded(recipes.title) as name from recipes where ${isOwnRecipe(recipes, memberId)})
      select asked.place, own.id, own.title, own."ownerId", own."sourceUrl", '{}'::text[] as foods
        from asked join own on own.name = asked.name
      union all
      select asked.place, found.*, '{}'::text[]
        from asked cross join lateral (
          select ${told} from recipe_search
            join recipes on recipes.id = recipe_search.recipe_id collate "default"
            where recipe_search.title = asked.name
            order by recipes.id limit ${mostFound}) as found`,
  );
}

/** Those that hold enough of a draft's foods, and not too many others. */
export function findOfFoods(
  db: Database,
  memberId: string,
  asked: readonly AskedFoods[],
): Promise<ComparedRecipe[]> {
  const sets = asked.flatMap(({ place, sets: each }) => each.map((foods) => ({ place, foods })));
  // What everybody sees by the sets, each a look into the index; of one's own, a thousand at most, all.
  return find(
    db,
    sql`with asked as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(asked)})
          as draft (place integer, foods text[], fewest integer, most integer)),
      near as materialized (
        select distinct sets.place, found.id
          from jsonb_to_recordset(${JSON.stringify(sets)}) as sets (place integer, foods text[]),
            lateral (
              select recipes.id from recipes
                where foods_of(recipes.sources) @> sets.foods and ${isPublicRecipe(recipes)} offset 0) as found),
      compared as materialized (
        select near.place, found.*
          from near, lateral (
            select ${told}, foods_of(recipes.sources) as foods from recipes where recipes.id = near.id offset 0) as found
        union all
        select asked.place, own.*
          from (select ${told}, foods_of(recipes.sources) as foods from recipes where ${isOwnRecipe(recipes, memberId)} offset 0) as own,
            asked)
      select asked.place, found.*
        from asked, lateral (
          select id, title, "ownerId", "sourceUrl", foods from compared
            where compared.place = asked.place
              and cardinality(compared.foods) between asked.fewest and asked.most
              and (select count(*) from unnest(compared.foods) as food where food = any(asked.foods)) >= asked.fewest
            order by compared.id limit ${mostFound}) as found`,
  );
}

/** The share of recipes that common foods are in, as the database last estimated it; a rare food is missing. */
export async function findFoodShares(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ food: string; share: number }>(
    sql`select food, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (food, share)
      where schemaname = current_schema() and tablename = 'recipes_foods_index' and food is not null`,
  );
  return new Map(rows.map(({ food, share }) => [food, share]));
}

async function find(db: Database, query: SQL): Promise<ComparedRecipe[]> {
  const { rows } = await db.execute<ComparedRecipe & Record<string, unknown>>(query);
  return rows;
}
