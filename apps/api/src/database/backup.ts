import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { BackupError, type Heading, listTables, type Table } from './backup-format.ts';
import { readSchemaVersion } from './migrate.ts';

const rowsAtOnce = 500;

/**
 * Writes a consistent snapshot of the database while the app may run. The file appears when it is complete. Returns
 * the number of rows.
 */
export async function backUpDatabase(url: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'pomona-backup' });
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.part`;
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SET LOCAL datestyle = 'ISO'");
    const count = { rows: 0 };
    await pipeline(
      Readable.from(lines(client, count)),
      createGzip(),
      // It holds password hashes and health data.
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await keep(unfinished, file);
    return count.rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function* lines(client: pg.Client, count: { rows: number }): AsyncGenerator<string> {
  const heading: Heading = {
    format: 'pomona-backup',
    formatVersion: 1,
    createdAt: new Date().toISOString(),
    schemaVersion: await readSchemaVersion(client),
  };
  if (heading.schemaVersion === 0) throw new BackupError('The database is empty: nothing to keep.');
  yield `${JSON.stringify(heading)}\n`;
  for (const table of await listTables(client)) {
    const columns = table.columns.map(({ name }) => name);
    yield `${JSON.stringify({ table: table.name, columns })}\n`;
    for await (const rows of batches(client, table)) {
      count.rows += rows.length;
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  yield `${JSON.stringify({ rows: count.rows })}\n`;
}

async function* batches(client: pg.Client, table: Table): AsyncGenerator<unknown[]> {
  const values = table.columns.map(({ name }) => `${client.escapeIdentifier(name)}::text`);
  await client.query(
    `DECLARE rows_to_keep NO SCROLL CURSOR FOR SELECT ${values.join(', ')} FROM ${client.escapeIdentifier(table.name)}`,
  );
  for (;;) {
    const { rows } = await client.query({
      text: `FETCH ${rowsAtOnce} FROM rows_to_keep`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE rows_to_keep');
}

/** fsync before the rename. */
async function keep(unfinished: string, file: string): Promise<void> {
  const written = await open(unfinished, 'r+');
  await written.sync();
  await written.close();
  await rename(unfinished, file);
}
