// `npm run demo:remove`: takes the demonstration out of the same database that `npm start` would use.
import { sql } from 'drizzle-orm';
import { runCommand, withDatabase } from '#database/command.ts';
import { openDatabase } from '#database/connect.ts';
import { removeDemo } from '#features/accounts/demo/service.ts';

const quiet = { info() {}, warn: (message: string) => console.warn(message) };

await runCommand(async ([word]) => {
  if (word !== 'remove') throw new Error('Use: npm run demo:remove');
  const removed = await withDatabase(removeFrom);
  if (removed === 0) {
    return 'There is no demonstration in this database. DEMO=off keeps it out of a new one.';
  }
  return `${removed} accounts of the demonstration removed, with their reviews, favourites, shopping list and wellness entries. They do not come back.`;
});

/** How many accounts there were; 0 also for a database that was never started. */
async function removeFrom(url: string): Promise<number> {
  const database = await openDatabase({ url, dataFolder: '', poolSize: 1, log: quiet });
  try {
    const { rows } = await database.db.execute(sql`select to_regclass('public.users') as users`);
    return rows[0]?.users === null ? 0 : await removeDemo(database.db);
  } finally {
    await database.close();
  }
}
