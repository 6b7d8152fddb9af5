import { createHmac } from 'node:crypto';
import pg from 'pg';

export const databaseName = 'pomona';
/** Without the superuser's rights: programs, files and settings of the server. */
export const appRole = 'pomona_app';

/** The superuser's cannot be computed from it. */
export function appPassword(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update(appRole).digest('base64url');
}

/** Makes role and database where they are missing. In earlier versions the superuser owned everything. */
export async function ensureAppDatabase(
  superuserUrl: (database: string) => string,
  password: string,
): Promise<void> {
  await asSuperuser(superuserUrl('postgres'), async (client) => {
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [appRole]);
    if (role.rowCount === 0) {
      await client.query(`CREATE ROLE ${appRole} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
    }
    const { rows } = await client.query(
      'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
      [databaseName],
    );
    const owner = rows[0]?.owner;
    if (owner === undefined) {
      await client.query(`CREATE DATABASE ${databaseName} OWNER ${appRole}`);
    } else if (owner !== appRole) {
      await client.query(`ALTER DATABASE ${databaseName} OWNER TO ${appRole}`);
    }
  });
  await asSuperuser(superuserUrl(databaseName), (client) => client.query(handOver));
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    // It may have been left read-only by a full disk.
    await client.query('SET default_transaction_read_only = off');
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** `REASSIGN OWNED` refuses for the role that initdb made. What belongs to an extension or a column moves with it. */
const handOver = `DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    WITH own AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
      schemas AS (
        SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)'),
      dependent AS (SELECT classid, objid, deptype FROM pg_depend WHERE deptype IN ('e', 'a', 'i'))
    SELECT format('ALTER SCHEMA %I OWNER TO ${appRole}', nspname)
      FROM schemas JOIN own ON own.oid = nspowner
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO ${appRole}', c.oid::regclass)
      FROM pg_class c JOIN own ON own.oid = relowner JOIN schemas ON schemas.oid = relnamespace
      WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT EXISTS (
        SELECT FROM dependent WHERE classid = 'pg_class'::regclass AND objid = c.oid
          AND (deptype = 'e' OR relkind = 'S'))
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${appRole}', p.oid::regprocedure)
      FROM pg_proc p JOIN own ON own.oid = proowner JOIN schemas ON schemas.oid = pronamespace
      WHERE NOT EXISTS (
        SELECT FROM dependent WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO ${appRole}', t.oid::regtype)
      FROM pg_type t JOIN own ON own.oid = typowner JOIN schemas ON schemas.oid = typnamespace
      WHERE typtype IN ('e', 'd') AND NOT EXISTS (
        SELECT FROM dependent WHERE classid = 'pg_type'::regclass AND objid = t.oid AND deptype = 'e')
  LOOP
    EXECUTE statement;
  END LOOP;
END $$`;
