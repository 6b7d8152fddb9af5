import pg from 'pg';

/** The server of `DATABASE_URL` cannot be used; the message tells the user what to do. */
export class DatabaseUrlError extends Error {
  override readonly name = 'DatabaseUrlError';
}

const connectMilliseconds = 10_000;

/** Throws a `DatabaseUrlError` of one line, without the password, where the server cannot be used. */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw new DatabaseUrlError(reasonOf(cause, partsOf(url)), { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

interface Parts {
  server: string;
  host: string;
  user: string;
  name: string;
}

function partsOf(url: string): Parts {
  const { hostname, port, username, pathname } = new URL(url);
  const user = decodeURIComponent(username);
  return {
    server: `${hostname}:${port || 5432}`,
    host: hostname,
    user,
    name: decodeURIComponent(pathname.slice(1)) || user,
  };
}

const reasons: Readonly<Record<string, (parts: Parts) => string>> = {
  '28P01': ({ server, user }) => `the database at ${server} does not take the password of ${user}.`,
  '28000': ({ server, user }) => `the database at ${server} does not let ${user} in.`,
  '3D000': ({ server, name }) => `the database at ${server} has no database ${name}.`,
  '57P03': ({ server }) =>
    `the database at ${server} is starting or stopping. Start again in a moment.`,
  '53300': ({ server }) => `the database at ${server} has no connection left.`,
  ENOTFOUND: ({ host }) => `there is no host ${host}.`,
  EAI_AGAIN: ({ host }) => `the host ${host} is not found: no name server answers.`,
  ECONNREFUSED: ({ server }) => `the database does not answer: nobody listens at ${server}.`,
};

function reasonOf(error: unknown, parts: Parts): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = reasons[code]?.(parts);
  if (known !== undefined) return `${known} Is DATABASE_URL right?`;
  const message = error instanceof Error ? error.message.split('\n')[0] : '';
  return `the database does not answer at ${parts.server} (${message || code}). Is DATABASE_URL right?`;
}
