import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError, type Heading, isKept, listTables, type Table } from './backup-format.ts';
import { readSchemaVersion } from './migrate.ts';

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

async function* lines(client: pg.Client, count: { rows: number }): AsyncGenerator<string | Buffer> {
  const heading: Heading = {
    format: 'pomona-backup',
    formatVersion: 1,
    createdAt: new Date().toISOString(),
    schemaVersion: await readSchemaVersion(client),
  };
  if (heading.schemaVersion === 0) throw new BackupError('The database is empty: nothing to keep.');
  yield `${JSON.stringify(heading)}\n`;
  for (const table of (await listTables(client)).filter(isKept)) {
    const columns = table.columns.map(({ name }) => name);
    yield `${JSON.stringify({ table: table.name, columns })}\n`;
    const rows = rowsOf(client, table);
    for await (const bytes of rows as AsyncIterable<Buffer>) yield bytes;
    count.rows += rows.rowCount;
  }
  yield `${JSON.stringify({ rows: count.rows })}\n`;
}

/** A line of JSON for each, as the database writes them. Signs that JSON never holds keep COPY from quoting anything. */
function rowsOf(client: pg.Client, { name, columns }: Table) {
  const values = columns.map((column) => `${client.escapeIdentifier(column.name)}::text`);
  const row = `json_build_array(${values.join(', ')})`;
  return client.query(
    copyTo(
      `COPY (SELECT ${row} FROM ${client.escapeIdentifier(name)}) TO STDOUT (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`,
    ),
  );
}

/** fsync before the rename. */
async function keep(unfinished: string, file: string): Promise<void> {
  const written = await open(unfinished, 'r+');
  await written.sync();
  await written.close();
  await rename(unfinished, file);
}
