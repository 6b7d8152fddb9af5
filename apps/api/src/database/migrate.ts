import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { findMigrationsFolder } from './migrations-folder.ts';

/** Any number will do, as long as every process uses the same. */
const migrationLock = 7_305_211;

/** The database cannot be used by this version; the message is a line for a person. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Brings the schema up to date, one process at a time. All pending migrations are one transaction: a process
 * that is killed half-way leaves what was there before, and its lock goes with its connection.
 */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string = findMigrationsFolder(),
): Promise<void> {
  await withMigrationLock(url, async (client) => {
    const known = newestMigration(migrationsFolder);
    const present = await readSchemaVersion(client);
    // Nothing to write: on a full disk the app still starts, and reads.
    if (present === known) return;
    if (present > known) {
      throw new SchemaError(
        'The database was made by a newer version of Pomona. Start that version, or use another database.',
      );
    }
    await migrate(drizzle({ client }), { migrationsFolder });
  });
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

/** The migration that a schema is at, by its time; 0 for an empty database. */
export async function readSchemaVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS log");
  if (rows[0]?.log === null) return 0;
  const { rows: newest } = await client.query(
    'SELECT coalesce(max(created_at), 0) AS version FROM drizzle.__drizzle_migrations',
  );
  return Number(newest[0]?.version);
}

/** The newest migration of a folder, by its time. */
export function newestMigration(migrationsFolder: string): number {
  return Math.max(0, ...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
}
