import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number will do, as long as every process uses the same. */
const migrationLock = 7_305_211;

/**
 * Brings the schema up to date, one process at a time. All pending migrations are one transaction: a process
 * that is killed half-way leaves what was there before, and its lock goes with its connection.
 */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  await withMigrationLock(url, (client) => migrate(drizzle({ client }), { migrationsFolder }));
}

/** Runs `work` on a connection of its own while no other process migrates or seeds. */
export async function withMigrationLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'pomona-migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
