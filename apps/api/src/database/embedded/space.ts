import { statfsSync } from 'node:fs';
import pg from 'pg';

/**
 * PostgreSQL panics when it cannot write its log and needs space to restart. So writes are refused earlier, while
 * reads continue.
 */
const lowBytes = 96 * 2 ** 20;
/** Hysteresis against switching back and forth. */
const recoveredBytes = 160 * 2 ** 20;

export interface SpaceWatch {
  /** Checks free space and stops or allows writes. Returns the change. */
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
      const isNeeded = free < lowBytes || (free < recoveredBytes && isStopped === true);
      if (isNeeded === isStopped) return null;
      const hasChanged = await setReadOnly(url, isNeeded);
      isStopped = isNeeded;
      if (!hasChanged) return null;
      return isNeeded ? 'stopped' : 'allowed';
    },
  };
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** For all connections, from their next transaction on. Returns whether it changed. */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const value = isReadOnly ? 'on' : 'off';
    const { rows } = await client.query('SHOW default_transaction_read_only');
    if (rows[0]?.default_transaction_read_only === value) return false;
    await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await client.query('SELECT pg_reload_conf()');
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
