import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { SeedStep } from '#database/seed.ts';
import { users } from '#database/tables/accounts.ts';
import { seedState } from '#database/tables/system.ts';
import { updateRole } from '../administration/store.ts';
import { noPreferences } from '../profile/preferences.ts';
import {
  demoAdmin,
  demoId,
  demoMember,
  demoMemberProfile,
  demoReviewerId,
  demoReviewerNames,
  demoReviewers,
} from './service.ts';

const key = 'demo-accounts';

/** Before the first recipe of the catalogue: nobody reviews before they joined. */
const joinedAt = new Date('2025-05-15T09:00:00Z');

export function demoAccountsSeed(hashPassword: (password: string) => Promise<string>): SeedStep {
  return {
    key,
    version: '4',
    async run(transaction) {
      if (await wasRemoved(transaction)) return;
      for (const row of await demoRows(hashPassword)) await upsertDemoUser(transaction, row);
      const [admin] = await transaction
        .select({ isDemo: users.isDemo })
        .from(users)
        .where(eq(users.id, demoId('admin')));
      if (admin?.isDemo) {
        await updateRole(transaction, demoId('admin'), { isAdmin: true, reason: 'on' });
      }
    },
  };
}

/** Somebody deleted them: a newer version does not bring them back. */
async function wasRemoved(db: Database): Promise<boolean> {
  const [existing] = await db.select().from(seedState).where(eq(seedState.key, key));
  if (existing === undefined) return false;
  return (await db.$count(users, eq(users.isDemo, true))) === 0;
}

async function demoRows(hashPassword: (password: string) => Promise<string>) {
  const accounts = await Promise.all(
    [
      { id: demoId('member'), ...demoMember, ...demoMemberProfile },
      { id: demoId('admin'), ...demoAdmin, ...plainProfile },
    ].map(async ({ password, ...row }) => ({ ...row, passwordHash: await hashPassword(password) })),
  );
  const reviewers = demoReviewerNames.map((by) => ({
    id: demoReviewerId(by),
    email: `${by}@demo.pomona.example`,
    name: demoReviewers[by],
    passwordHash: null,
    ...plainProfile,
  }));
  return [...accounts, ...reviewers];
}

const plainProfile = { bio: '', preferences: noPreferences };

type DemoRow = Awaited<ReturnType<typeof demoRows>>[number];

/** A real account with this e-mail is left alone. */
async function upsertDemoUser(db: Database, row: DemoRow): Promise<void> {
  await db
    .insert(users)
    .values({ ...row, isDemo: true, createdAt: joinedAt })
    .onConflictDoUpdate({
      target: users.email,
      set: {
        name: row.name,
        bio: row.bio,
        preferences: row.preferences,
        createdAt: joinedAt,
        passwordHash: row.passwordHash,
        isDisabled: false,
        updatedAt: sql`now()`,
      },
      setWhere: eq(users.isDemo, true),
    });
}
