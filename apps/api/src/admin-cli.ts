// `npm run admin -- reset-link <email>`, on the same database that `npm start` would use.
import { sql } from 'drizzle-orm';
import { runCommand, withDatabase } from '#database/command.ts';
import { openDatabase } from '#database/connect.ts';
import { createAccountLinks } from '#features/accounts/links/service.ts';
import { issueFor } from '#features/accounts/recovery/issuing/service.ts';
import { systemClock, systemRandom } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';

const quiet = { info() {}, warn: (message: string) => console.warn(message) };

await runCommand(async ([word, email, ...rest]) => {
  if (word !== 'reset-link' || email === undefined || rest.length > 0)
    throw new Error('Use: npm run admin -- reset-link <email>');
  const path = await withDatabase((url) => makeResetLink(url, email));
  return `${siteAddress()}${path}
Works once, within 24 hours. It opens the account: hand it only to the person whose account it is.`;
});

async function makeResetLink(url: string, email: string): Promise<string> {
  const database = await openDatabase({ url, dataFolder: '', poolSize: 1, log: quiet });
  try {
    const { db } = database;
    const { rows } = await db.execute(sql`select to_regclass('public.account_links') as links`);
    if (rows[0]?.links === null)
      throw new Error('This database is not of this version. Start Pomona once: npm start');
    const links = createAccountLinks({ database: db, clock: systemClock, random: systemRandom });
    return await issueFor(db, links, { email });
  } catch (error) {
    throw error instanceof AppError ? new Error(explain(error, email)) : error;
  } finally {
    await database.close();
  }
}

function explain({ code }: AppError, email: string): string {
  if (code === 'not_found') return `There is no account with the email ${email}.`;
  if (code === 'demo_account') return 'The demonstration keeps its published password.';
  return 'This account is disabled: nobody can sign in to it.';
}

function siteAddress(): string {
  const { PUBLIC_URL, PORT } = process.env;
  return PUBLIC_URL?.trim() || `http://localhost:${PORT?.trim() || '3000'}`;
}
