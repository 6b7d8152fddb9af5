import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { findMigrationsFolder } from './migrations-folder.ts';

/** An arbitrary constant shared by all processes. */
const migrationLock = 7_305_211;

/** The database does not fit this version; the message is shown to the user. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Migrates the schema, one process at a time. All pending migrations are one transaction, so a killed process leaves
 * no partial state.
 */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string = findMigrationsFolder(),
): Promise<void> {
  await withMigrationLock(url, async (client) => {
    const known = newestMigration(migrationsFolder);
    const present = await readSchemaVersion(client);
    // Without pending migrations the app also starts on a full disk.
    if (present === known) return;
    if (present > known) {
      throw new SchemaError(
        'The database was made by a newer version of Pomona. Start that version, or use another database.',
      );
    }
    await migrate(drizzle({ client }), { migrationsFolder });
  });
}

/** Runs `work` on its own connection while no other process migrates or seeds. */
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

/** The time of a schema's last migration; 0 for an empty database. */
export async function readSchemaVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS log");
  if (rows[0]?.log === null) return 0;
  const { rows: newest } = await client.query(
    'SELECT coalesce(max(created_at), 0) AS version FROM drizzle.__drizzle_migrations',
  );
  return Number(newest[0]?.version);
}

/** The time of a folder's newest migration. */
export function newestMigration(migrationsFolder: string): number {
  return Math.max(0, ...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
}
