// `npm run admin -- <what>`, on the same database that `npm start` would use.
import { sql } from 'drizzle-orm';
import { databaseClock, wholeMilliseconds } from '#database/clock.ts';
import { runCommand, withDatabase } from '#database/command.ts';
import { openDatabase } from '#database/connect.ts';
import { createPreparing } from '#features/accounts/grants/preparing/service.ts';
import { createAccountLinks } from '#features/accounts/links/service.ts';
import { issueFor } from '#features/accounts/recovery/issuing/service.ts';
import { createAudit } from '#features/admin/audit/service.ts';
import { systemClock, systemRandom } from '#platform/clock.ts';
import { type AdminCommands, runAdminCommand } from './admin-commands.ts';

const quiet = { info() {}, warn: (message: string) => console.warn(message) };

await runCommand((words) =>
  runAdminCommand(words, {
    site: siteAddress(),
    withCommands: (work) => withDatabase((url) => openCommands(url, work)),
  }),
);

async function openCommands<Result>(
  url: string,
  work: (commands: AdminCommands) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase({ url, dataFolder: '', poolSize: 2, log: quiet });
  try {
    const { db: database } = opened;
    const { rows } = await database.execute(
      sql`select to_regclass('public.admin_grants') as grants`,
    );
    if (rows[0]?.grants === null)
      throw new Error('This database is not of this version. Start Pomona once: npm start');
    const clock = wholeMilliseconds(databaseClock);
    const links = createAccountLinks({ database, clock: systemClock, random: systemRandom });
    const { record } = createAudit({ database, databaseClock: clock });
    return await work({
      ...createPreparing({ database, databaseClock: clock, links, record }),
      resetLink: (email) =>
        database.transaction(async (transaction) => {
          const { id, path } = await issueFor(transaction, links, { email });
          const entry = { adminId: null, action: 'server_reset_link', memberId: id } as const;
          await record(transaction, entry);
          return path;
        }),
    });
  } finally {
    await opened.close();
  }
}

function siteAddress(): string {
  const { PUBLIC_URL, PORT } = process.env;
  return PUBLIC_URL?.trim() || `http://localhost:${PORT?.trim() || '3000'}`;
}
