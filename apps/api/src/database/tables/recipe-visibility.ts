import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface OwnershipColumns {
  ownerId: AnyPgColumn;
  publishedAt: AnyPgColumn;
  deletedAt: AnyPgColumn;
}

/** Everybody may see the recipe (REC-07): `isPublic` of features/recipes as a condition, and `is_shown` of the database. */
export const isPublicRecipe = ({ ownerId, publishedAt, deletedAt }: OwnershipColumns): SQL =>
  sql`${deletedAt} is null and (${ownerId} is null or ${publishedAt} is not null)`;

/** The recipe belongs to this member and is not deleted. */
export const isOwnRecipe = (
  { ownerId, deletedAt }: OwnershipColumns,
  memberId: string | AnyPgColumn,
): SQL => sql`${deletedAt} is null and ${ownerId} = ${memberId}`;

/** The member may see the recipe (REC-07): `mayRead` of features/recipes as a condition. */
export const isReadableRecipe = (columns: OwnershipColumns, memberId: string | AnyPgColumn): SQL =>
  sql`((${isPublicRecipe(columns)}) or (${isOwnRecipe(columns, memberId)}))`;
