import { getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  accountLinks,
  goals,
  knownDevices,
  knownNetworks,
  passkeys,
  sessions,
  users,
} from '#database/tables/accounts.ts';
import { adminAudit, adminGrants } from '#database/tables/admin.ts';
import {
  chatAudit,
  chatMessages,
  chatMutes,
  chatPresences,
  chatReports,
} from '#database/tables/chat.ts';
import { chefCalls } from '#database/tables/chef.ts';
import { favourites } from '#database/tables/favourites.ts';
import {
  cycleStarts,
  glucoseImports,
  glucoseReadings,
  trackingSettings,
} from '#database/tables/glucose.ts';
import { uploads } from '#database/tables/images.ts';
import { recipeFindings } from '#database/tables/quality.ts';
import { importRows, recipeImports } from '#database/tables/recipe-imports.ts';
import { recipeShares } from '#database/tables/recipe-shares.ts';
import { recipeVersions } from '#database/tables/recipe-versions.ts';
import { recipes } from '#database/tables/recipes.ts';
import { reviewAudit, reviewReports } from '#database/tables/review-reports.ts';
import { reviews, reviewVotes } from '#database/tables/reviews.ts';
import {
  shoppingAdditions,
  shoppingItemRecipes,
  shoppingItems,
  shoppingLists,
  shoppingShares,
} from '#database/tables/shopping.ts';
import {
  activities,
  meals,
  symptoms,
  wellnessCalls,
  wellnessConsents,
  wellnessRanges,
} from '#database/tables/wellness.ts';

interface ExportedTable {
  table: Table;
  isOwn(memberId: string): SQL;
  /** Columns that stay here: what a password or a token is checked by. */
  secrets?: string[];
}

const owned = (table: Table & { userId: unknown }, secrets?: string[]): ExportedTable => ({
  table,
  isOwn: (memberId) => sql`${table.userId} = ${memberId}`,
  ...(secrets && { secrets }),
});

const ownList = (memberId: string): SQL =>
  sql`(select ${shoppingLists.id} from ${shoppingLists} where ${shoppingLists.userId} = ${memberId})`;

const ownItems = (memberId: string): SQL =>
  sql`(select ${shoppingItems.id} from ${shoppingItems} where ${shoppingItems.listId} in ${ownList(memberId)})`;

/** Every table that has rows of members; a test finds one that is forgotten. */
const exportedTables: readonly ExportedTable[] = [
  {
    table: users,
    isOwn: (memberId) => sql`${users.id} = ${memberId}`,
    secrets: ['password_hash'],
  },
  owned(goals),
  owned(wellnessConsents),
  owned(symptoms),
  owned(activities),
  owned(meals),
  owned(wellnessRanges),
  owned(wellnessCalls),
  owned(trackingSettings),
  owned(glucoseImports),
  owned(glucoseReadings),
  owned(cycleStarts),
  owned(favourites),
  { table: recipes, isOwn: (memberId) => sql`${recipes.ownerId} = ${memberId}` },
  {
    table: recipeFindings,
    isOwn: (memberId) =>
      sql`exists (select from ${recipes} where ${recipes.id} = ${recipeFindings.recipeId} and ${recipes.ownerId} = ${memberId})`,
  },
  {
    table: recipeVersions,
    // Also what they saved as an administrator.
    isOwn: (memberId) =>
      sql`${recipeVersions.editorId} = ${memberId} or exists (select from ${recipes} where ${recipes.id} = ${recipeVersions.recipeId} and ${recipes.ownerId} = ${memberId})`,
    secrets: ['editor_id'],
  },
  {
    table: recipeShares,
    isOwn: (memberId) =>
      sql`exists (select from ${recipes} where ${recipes.id} = ${recipeShares.recipeId} and ${recipes.ownerId} = ${memberId})`,
    secrets: ['token_hash'],
  },
  { table: recipeImports, isOwn: (memberId) => sql`${recipeImports.adminId} = ${memberId}` },
  {
    table: importRows,
    isOwn: (memberId) =>
      sql`exists (select from ${recipeImports} where ${recipeImports.id} = ${importRows.importId} and ${recipeImports.adminId} = ${memberId})`,
  },
  { table: uploads, isOwn: (memberId) => sql`${uploads.ownerId} = ${memberId}` },
  owned(reviews),
  owned(reviewVotes),
  {
    table: reviewReports,
    isOwn: (memberId) => sql`${reviewReports.reporterId} = ${memberId}`,
    secrets: ['decided_by', 'author_id'],
  },
  {
    table: reviewAudit,
    isOwn: (memberId) => sql`${memberId} in (${reviewAudit.memberId}, ${reviewAudit.adminId})`,
    secrets: ['admin_id'],
  },
  owned(shoppingLists),
  {
    table: shoppingShares,
    isOwn: (memberId) => sql`${shoppingShares.listId} in ${ownList(memberId)}`,
    secrets: ['token_hash'],
  },
  {
    table: shoppingItems,
    // What they put on lists of others is theirs as well.
    isOwn: (memberId) =>
      sql`${shoppingItems.listId} in ${ownList(memberId)} or ${shoppingItems.addedBy} = ${memberId}`,
  },
  {
    table: shoppingItemRecipes,
    isOwn: (memberId) => sql`${shoppingItemRecipes.itemId} in ${ownItems(memberId)}`,
  },
  {
    table: shoppingAdditions,
    isOwn: (memberId) => sql`${shoppingAdditions.listId} in ${ownList(memberId)}`,
  },
  owned(chatMessages),
  {
    table: chatReports,
    // Not what others reported of theirs: it would name them.
    isOwn: (memberId) => sql`${chatReports.reporterId} = ${memberId}`,
    secrets: ['decided_by'],
  },
  owned(chatMutes, ['muted_by']),
  owned(chatPresences),
  {
    table: chatAudit,
    isOwn: (memberId) => sql`${memberId} in (${chatAudit.memberId}, ${chatAudit.adminId})`,
    secrets: ['admin_id'],
  },
  {
    table: adminAudit,
    isOwn: (memberId) => sql`${memberId} in (${adminAudit.memberId}, ${adminAudit.adminId})`,
    secrets: ['admin_id'],
  },
  owned(adminGrants),
  owned(chefCalls),
  owned(sessions, ['token_hash']),
  owned(passkeys),
  owned(knownNetworks, ['network_hash']),
  owned(knownDevices, ['device_hash']),
  owned(accountLinks, ['token_hash']),
];

/** Rows in memory at once: a recipe may have some hundred kilobytes. */
const batchSize = 20;

/** The rows of one table, as JSON; a table comes in several batches, one without rows in one empty batch. */
export interface RowBatch {
  table: string;
  rows: string[];
}

/** All rows of the member as they were at one moment. */
export async function* readMemberRows(
  pool: Pick<pg.Pool, 'connect'>,
  memberId: string,
): AsyncGenerator<RowBatch> {
  const client = await pool.connect();
  const db = drizzle({ client });
  let isClean = false;
  try {
    await db.execute(sql`begin isolation level repeatable read read only`);
    for (const exported of exportedTables) {
      const table = getTableName(exported.table);
      await db.execute(
        sql`declare member_rows no scroll cursor for ${selectRows(exported, memberId)}`,
      );
      const fetch = async () => {
        const { rows } = await db.execute<{ row: string }>(
          sql.raw(`fetch ${batchSize} from member_rows`),
        );
        return rows.map(({ row }) => row);
      };
      yield { table, rows: [] };
      for (let rows = await fetch(); rows.length > 0; rows = await fetch()) yield { table, rows };
      await db.execute(sql`close member_rows`);
    }
    await db.execute(sql`commit`);
    isClean = true;
  } finally {
    client.release(!isClean);
  }
}

function selectRows({ table, isOwn, secrets = [] }: ExportedTable, memberId: string): SQL {
  const left = sql.param(`{${secrets.join(',')}}`);
  // Without its schema: with one it would be read as a column.
  const row = sql.identifier(getTableName(table));
  return sql`select (to_jsonb(${row}) - ${left}::text[])::text as row from ${table} where ${isOwn(memberId)}`;
}
