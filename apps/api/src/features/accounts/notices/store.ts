import type { Language } from '@pomona/contract/languages';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';

export interface Receiver {
  id: string;
  email: string;
  language: Language | null;
  isDisabled: boolean;
}

/** `null` for accounts of the demonstration as well: their addresses belong to nobody. */
export async function findReceiver(
  db: Database,
  who: { id: string } | { email: string },
): Promise<Receiver | null> {
  const isMeant: SQL = 'id' in who ? eq(users.id, who.id) : eq(users.email, who.email);
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      isDisabled: users.isDisabled,
    })
    .from(users)
    .where(and(isMeant, eq(users.isDemo, false)));
  return row ?? null;
}
