import type { Language } from '@pomona/contract/languages';
import { and, eq, inArray, isNotNull, like, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { attempts, users } from '#database/tables/accounts.ts';
import { uploads } from '#database/tables/images.ts';
import { recipes } from '#database/tables/recipes.ts';

export interface DueAccount {
  id: string;
  email: string;
  language: Language | null;
}

/** The account that is due first, locked until the transaction ends; those that other processes erase are left to them. */
export async function lockDueAccount(transaction: Database, now: SQL): Promise<DueAccount | null> {
  const [row] = await transaction
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(isNotNull(users.erasureAt), lte(users.erasureAt, now)))
    .orderBy(users.erasureAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** No statement of the app may take longer than some seconds. */
const batch = { uploads: 20, recipes: 100 };

/** Whatever refers to the member by a foreign key goes with it, or forgets them. */
export async function removeAccount(
  transaction: Database,
  { id, attemptKeys }: { id: string; attemptKeys: string[] },
): Promise<void> {
  while ((await removeUploads(transaction, id)) === batch.uploads);
  while ((await removeRecipes(transaction, id)) === batch.recipes);
  const isOfMember = attemptKeys.map((key) => like(attempts.key, `%:${key}`));
  await transaction.delete(attempts).where(or(...isOfMember));
  await transaction.delete(users).where(eq(users.id, id));
}

/** Not those that recipes of others show as well: they belong to nobody from now on. */
async function removeUploads(transaction: Database, ownerId: string): Promise<number> {
  const elsewhere = transaction
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.pictureHash, uploads.hash),
        sql`${recipes.ownerId} is distinct from ${ownerId}`,
      ),
    );
  const some = transaction
    .select({ hash: uploads.hash })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), notExists(elsewhere)))
    .limit(batch.uploads);
  const removed = await transaction
    .delete(uploads)
    .where(inArray(uploads.hash, some))
    .returning({ hash: uploads.hash });
  return removed.length;
}

async function removeRecipes(transaction: Database, ownerId: string): Promise<number> {
  const some = transaction
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .limit(batch.recipes);
  const removed = await transaction
    .delete(recipes)
    .where(inArray(recipes.id, some))
    .returning({ id: recipes.id });
  return removed.length;
}
