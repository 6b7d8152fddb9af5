import { statfsSync } from 'node:fs';
import pg from 'pg';

/**
 * PostgreSQL stops altogether when it cannot write its log ahead, and cannot start again before there is room.
 * So it gets no further writes while there still is some: they fail, and reading goes on.
 */
const tightBytes = 96 * 2 ** 20;
/** Wider than the other: a file that comes and goes shall not switch back and forth. */
const roomyBytes = 160 * 2 ** 20;

export interface SpaceWatch {
  /** Looks how much room there is, and stops or allows writes. Tells what it changed. */
  look(url: string): Promise<'stopped' | 'allowed' | null>;
}

export function watchSpace(
  folder: string,
  freeBytes: (folder: string) => number = readFreeBytes,
): SpaceWatch {
  let isStopped: boolean | null = null;
  return {
    async look(url) {
      const free = freeBytes(folder);
      const isWanted = free < tightBytes || (free < roomyBytes && isStopped === true);
      if (isWanted === isStopped) return null;
      const hasChanged = await setReadOnly(url, isWanted);
      isStopped = isWanted;
      if (!hasChanged) return null;
      return isWanted ? 'stopped' : 'allowed';
    },
  };
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** For all connections, from their next transaction on. Tells whether that is news. */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const wanted = isReadOnly ? 'on' : 'off';
    const { rows } = await client.query('SHOW default_transaction_read_only');
    if (rows[0]?.default_transaction_read_only === wanted) return false;
    await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${wanted}`);
    await client.query('SELECT pg_reload_conf()');
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
