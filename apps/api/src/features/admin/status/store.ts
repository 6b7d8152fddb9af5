import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#database/connect.ts';

/** Throws when the database does not answer. */
export async function ping(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}

export async function findDatabaseBytes(database: Database): Promise<number> {
  const { rows } = await database.execute(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return z.object({ bytes: z.number() }).parse(rows[0]).bytes;
}

const jobCounts = z.object({ waiting: z.number(), running: z.number(), failed: z.number() });
export type JobCounts = z.infer<typeof jobCounts>;

/** Throws where the queues have not been made yet. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await database.execute(sql`
    select count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job`);
  return jobCounts.parse(rows[0]);
}
