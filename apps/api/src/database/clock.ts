import { type SQL, sql } from 'drizzle-orm';

/** The time that all processes share; tests set their own. */
export type DatabaseClock = () => SQL;

export const databaseClock: DatabaseClock = () => sql`now()`;

export function before(moment: SQL, milliseconds: number): SQL {
  return sql`${moment} - make_interval(secs => ${milliseconds / 1000})`;
}

export function after(moment: SQL, milliseconds: number): SQL {
  return sql`${moment} + make_interval(secs => ${milliseconds / 1000})`;
}

/** JavaScript knows no more: cursors that are made of instants need whole ones. */
export const wholeMilliseconds =
  (clock: DatabaseClock): DatabaseClock =>
  () =>
    sql`date_trunc('milliseconds', ${clock()})`;
