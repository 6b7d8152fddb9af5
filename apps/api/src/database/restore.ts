import {
  cpSync,
  createReadStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import {
  BackupError,
  endLine,
  headingLine,
  isKept,
  listTables,
  rowLine,
  type Table,
  tableLine,
} from './backup-format.ts';
import { migrateDatabase, newestMigration, readSchemaVersion } from './migrate.ts';

/** Of rows that are sent to the database at once. */
const maxCharacters = 4_000_000;

interface Options {
  url: string;
  file: string;
  migrationsFolder: string;
  /** For a database with rows. */
  ifFilled: 'refuse' | 'replace';
}

/**
 * Restores a backup in one transaction. An older one is restored into its own schema and then migrated. Returns the
 * number of rows.
 */
export async function restoreDatabase(options: Options): Promise<number> {
  const { url, file, migrationsFolder } = options;
  const { schemaVersion } = await readHeading(file);
  if (schemaVersion > newestMigration(migrationsFolder)) {
    throw new BackupError('The backup was made by a newer version of Pomona.');
  }
  await migrateTo(schemaVersion, url, migrationsFolder);
  const client = new pg.Client({ connectionString: url, application_name: 'pomona-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseOtherSchema(client, schemaVersion);
    await client.query('BEGIN');
    const rows = await replaceAll(client, options);
    await client.query('COMMIT');
    await migrateDatabase(url, migrationsFolder);
    return rows;
  } finally {
    // An open transaction ends with its connection.
    await client.end().catch(() => {});
  }
}

async function migrateTo(version: number, url: string, migrationsFolder: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const list: { entries: { when: number }[] } = JSON.parse(readFileSync(journal, 'utf8'));
    const entries = list.entries.filter(({ when }) => when <= version);
    writeFileSync(journal, JSON.stringify({ ...list, entries }));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const isBehind = (await readSchemaVersion(client).finally(() => client.end())) < version;
    if (isBehind) await migrateDatabase(url, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function refuseOtherSchema(client: pg.Client, version: number): Promise<void> {
  if ((await readSchemaVersion(client)) === version) return;
  throw new BackupError(
    'The backup was made by an older version of Pomona than the database: restore it into an empty one (a new POMONA_DATA or DATABASE_URL).',
  );
}

async function replaceAll(client: pg.Client, { file, ifFilled }: Options): Promise<number> {
  await client.query("SET LOCAL datestyle = 'ISO'");
  await client.query("SET LOCAL pomona.role_change = 'on'");
  const tables = await listTables(client);
  const names = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  // No writes between check and load.
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  // Archives of members lie in another schema, and go with them.
  if (ifFilled === 'replace') await client.query(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
  else await refuseFilled(client, tables);
  const rows = await loadRows(client, tables, file);
  for (const table of tables) await advanceCounters(client, table);
  return rows;
}

/** Sequences continue after the highest restored value. */
async function advanceCounters(client: pg.Client, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    const { rows } = await client.query('SELECT pg_get_serial_sequence($1, $2) AS sequence', [
      client.escapeIdentifier(name),
      column.name,
    ]);
    if (rows[0]?.sequence === null) continue;
    const [values, source] = [client.escapeIdentifier(column.name), client.escapeIdentifier(name)];
    await client.query(
      `SELECT setval($1, max(${values})) FROM ${source} HAVING max(${values}) IS NOT NULL`,
      [rows[0]?.sequence],
    );
  }
}

async function refuseFilled(client: pg.Client, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const found = await client.query(`SELECT FROM ${client.escapeIdentifier(name)} LIMIT 1`);
    if (found.rowCount === 0) continue;
    throw new BackupError(
      'The database holds data already. Restore into an empty one (a new POMONA_DATA or DATABASE_URL), or add --replace to give up what it holds.',
    );
  }
}

async function loadRows(client: pg.Client, tables: Table[], file: string): Promise<number> {
  let loaded = 0;
  let insert: ((rows: readonly string[]) => Promise<void>) | null = null;
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (waiting.length > 0) await insert?.(waiting);
    loaded += waiting.length;
    waiting = [];
    characters = 0;
  };
  for await (const { line, text } of readLines(file)) {
    if (rowLine.safeParse(line).success) {
      waiting.push(text);
      characters += text.length;
      if (characters >= maxCharacters) await flush();
      continue;
    }
    await flush();
    const end = endLine.safeParse(line);
    if (end.success) return countedRows(loaded, end.data.rows);
    const heading = tableLine.safeParse(line);
    if (heading.success) insert = inserter(client, tables, heading.data);
  }
  throw new BackupError('The backup breaks off: it is not complete.');
}

function countedRows(loaded: number, promised: number): number {
  if (loaded !== promised) throw new BackupError(`Of ${promised} rows ${loaded} are there.`);
  return loaded;
}

function inserter(client: pg.Client, tables: Table[], from: { table: string; columns: string[] }) {
  const table = tables.find(({ name }) => name === from.table);
  const columns = from.columns.map((name) => table?.columns.find((column) => column.name === name));
  const known = columns.filter((column) => column !== undefined);
  if (known.length < columns.length) {
    throw new BackupError(`The backup's table ${from.table} does not fit the database.`);
  }
  if (!isKept({ name: from.table })) return async () => {};
  const names = known.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const values = known.map(({ type }, index) => `(kept ->> ${index})::${type}`).join(', ');
  const text = `INSERT INTO ${client.escapeIdentifier(from.table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM json_array_elements($1::json) AS kept`;
  return async (rows: readonly string[]) => {
    await client.query(text, [`[${rows.join()}]`]);
  };
}

async function readHeading(file: string) {
  for await (const { line } of readLines(file)) {
    const heading = headingLine.safeParse(line);
    if (heading.success) return heading.data;
    break;
  }
  throw new BackupError(`${file} is no backup of Pomona.`);
}

interface BackupLine {
  line: unknown;
  text: string;
}

async function* readLines(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const each of lines) yield { line: JSON.parse(each), text: each };
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`The backup ${file} cannot be read: ${reason}`, { cause });
  } finally {
    source.destroy();
  }
}
