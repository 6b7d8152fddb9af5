import type { Pool } from 'pg';

export interface BossDatabase {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

/** pg-boss sends whole transactions as one text: where one fails the connection is left inside of it, and is closed. */
export function createBossDatabase(pool: Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let isClean = false;
      try {
        const result = await client.query<Record<string, unknown>>(text, values);
        isClean = true;
        return result;
      } finally {
        client.release(!isClean);
      }
    },
  };
}
