import type { Pool } from 'pg';

/** What pg-boss needs of a database. */
export interface BossDatabase {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * Lets pg-boss use our connections. It sends whole transactions as one text; where one fails the connection is left
 * inside it, so that connection is closed rather than given back.
 */
export function runsOnItsOwnConnection(pool: Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let isSound = false;
      try {
        const result = await client.query<Record<string, unknown>>(text, values);
        isSound = true;
        return result;
      } finally {
        client.release(!isSound);
      }
    },
  };
}
