import type { ShareScope } from '@pomona/contract/shopping/sharing';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { shoppingLists, shoppingShares } from '#database/tables/shopping.ts';

export interface ShareRow {
  tokenHash: Buffer;
  scope: ShareScope;
  createdAt: Date;
}

export interface SharedListRow extends ShareRow {
  listId: string;
  ownerId: string;
  ownerName: string;
}

export async function findShare(db: Database, listId: string): Promise<ShareRow | null> {
  const [row] = await db.select().from(shoppingShares).where(eq(shoppingShares.listId, listId));
  return row ?? null;
}

/** `null` for an unknown or revoked link, and for a list whose owner is disabled or deleted. */
export async function findSharedList(
  db: Database,
  tokenHash: Buffer,
): Promise<SharedListRow | null> {
  const [row] = await db
    .select({
      listId: shoppingShares.listId,
      tokenHash: shoppingShares.tokenHash,
      scope: shoppingShares.scope,
      createdAt: shoppingShares.createdAt,
      ownerId: users.id,
      ownerName: users.name,
      isActive: isActive(users),
    })
    .from(shoppingShares)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingShares.listId))
    .innerJoin(users, eq(users.id, shoppingLists.userId))
    .where(eq(shoppingShares.tokenHash, tokenHash));
  return row?.isActive ? row : null;
}

export async function replaceShare(
  db: Database,
  share: ShareRow & { listId: string },
): Promise<void> {
  const { listId: _, ...values } = share;
  await db
    .insert(shoppingShares)
    .values(share)
    .onConflictDoUpdate({ target: shoppingShares.listId, set: values });
}

export async function removeShare(db: Database, listId: string): Promise<void> {
  await db.delete(shoppingShares).where(eq(shoppingShares.listId, listId));
}
