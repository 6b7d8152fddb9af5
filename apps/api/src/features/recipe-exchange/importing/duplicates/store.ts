import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  isOwnRecipe,
  isPublicRecipe,
  isReadableRecipe,
} from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';

/** A public recipe or one of the member's own. */
export interface ComparedRecipe {
  /** The index of the draft. */
  position: number;
  id: string;
  title: string;
  ownerId: string | null;
  sourceUrl: string | null;
  /** Empty where foods are not compared. */
  foods: string[];
}

/** Foods of a draft, and what a similar recipe must have of them. */
export interface DraftFoods {
  position: number;
  foods: readonly string[];
  /** A similar recipe has all of one of these. */
  sets: readonly (readonly string[])[];
  /** So many of the draft's foods. */
  minShared: number;
  /** Foods in all. */
  maxFoods: number;
}

/** By draft. */
const maxFound = 50;

const columns = sql`recipes.id, recipes.title, recipes.owner_id as "ownerId", recipes.source_url as "sourceUrl"`;

/** Imported from the host and path of a draft; parameters may differ. */
export function findFromPages(
  db: Database,
  memberId: string,
  drafts: readonly { position: number; address: string }[],
): Promise<ComparedRecipe[]> {
  return find(
    db,
    sql`with drafts as materialized (
        select position, address, page_of(address) as page
          from jsonb_to_recordset(${JSON.stringify(drafts)}) as draft (position integer, address text))
      select drafts.position, found.*, '{}'::text[] as foods
        from drafts cross join lateral (
          select ${columns} from recipes
            where page_of(recipes.source_url) = drafts.page and recipes.source_url is not null
              and ${isReadableRecipe(recipes, memberId)}
            order by recipes.source_url = drafts.address desc, recipes.owner_id = ${memberId} desc nulls last, recipes.id
            limit ${maxFound}) as found`,
  );
}

/** Of the same name, without regard to accents and case. */
export function findNamed(
  db: Database,
  memberId: string,
  drafts: readonly { position: number; title: string }[],
): Promise<ComparedRecipe[]> {
  // Public recipes by the index of the search and then by id, in the collation of `recipes` for its index; own ones are a thousand at most.
  return find(
    db,
    sql`with drafts as materialized (
        select position, folded(title) as name
          from jsonb_to_recordset(${JSON.stringify(drafts)}) as draft (position integer, title text)),
      own as materialized (
        select ${columns}, folded(recipes.title) as name from recipes where ${isOwnRecipe(recipes, memberId)})
      select drafts.position, own.id, own.title, own."ownerId", own."sourceUrl", '{}'::text[] as foods
        from drafts join own on own.name = drafts.name
      union all
      select drafts.position, found.*, '{}'::text[]
        from drafts cross join lateral (
          select ${columns} from recipe_search
            join recipes on recipes.id = recipe_search.recipe_id collate "default"
            where recipe_search.title = drafts.name
            order by recipes.id limit ${maxFound}) as found`,
  );
}

/** With enough of a draft's foods and not too many others. */
export function findOfFoods(
  db: Database,
  memberId: string,
  drafts: readonly DraftFoods[],
): Promise<ComparedRecipe[]> {
  const sets = drafts.flatMap(({ position, sets: each }) =>
    each.map((foods) => ({ position, foods })),
  );
  // Public ones by the sets, each one look into an index; the member's own, a thousand at most, all.
  return find(
    db,
    sql`with drafts as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(drafts)})
          as draft (position integer, foods text[], "minShared" integer, "maxFoods" integer)),
      near as materialized (
        select distinct sets.position, found.id
          from jsonb_to_recordset(${JSON.stringify(sets)}) as sets (position integer, foods text[]),
            lateral (
              select recipes.id from recipes
                where foods_of(recipes.sources) @> sets.foods and ${isPublicRecipe(recipes)} offset 0) as found),
      compared as materialized (
        select near.position, found.*
          from near, lateral (
            select ${columns}, foods_of(recipes.sources) as foods from recipes where recipes.id = near.id offset 0) as found
        union all
        select drafts.position, own.*
          from (select ${columns}, foods_of(recipes.sources) as foods from recipes where ${isOwnRecipe(recipes, memberId)} offset 0) as own,
            drafts)
      select drafts.position, found.*
        from drafts, lateral (
          select id, title, "ownerId", "sourceUrl", foods from compared
            where compared.position = drafts.position
              and cardinality(compared.foods) between drafts."minShared" and drafts."maxFoods"
              and (select count(*) from unnest(compared.foods) as food where food = any(drafts.foods)) >= drafts."minShared"
            order by compared.id limit ${maxFound}) as found`,
  );
}

/** From the planner's statistics: the share of recipes that a common food is in; rare foods are missing. */
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
