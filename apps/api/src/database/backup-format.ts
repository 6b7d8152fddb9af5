import type pg from 'pg';
import * as z from 'zod';

/**
 * A backup is a gzip file of JSON lines: the heading, for each table its name and columns and one array per row, last
 * the number of rows. Values are PostgreSQL's own text form, so that every type is restored exactly.
 */
export const headingLine = z.strictObject({
  format: z.literal('pomona-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The time of its last migration. */
  schemaVersion: z.number(),
});
export type Heading = z.infer<typeof headingLine>;

export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
export const rowLine = z.array(z.union([z.string(), z.null()]));
export const endLine = z.strictObject({ rows: z.number() });

/** The file is not a complete, matching backup; the message is shown to the user. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export interface Column {
  name: string;
  /** As PostgreSQL writes it: `numeric(4,3)`. */
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

/** Filled by triggers. */
const derived = ['data_versions', 'recipe_changes', 'recipe_search'];

/** A restore would sign those in again who were signed out since, and make links and grants usable that were used. */
const leftOut = ['sessions', 'account_links', 'admin_grants'];

export const isKept = ({ name }: Pick<Table, 'name'>): boolean => !leftOut.includes(name);

/** The tables with their columns, in the order of their references; without generated columns. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Column[]; parents: string[] }>(
    `SELECT t.relname AS name,
       (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
          FROM pg_attribute a
          WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       (SELECT coalesce(json_agg(DISTINCT p.relname), '[]')
          FROM pg_constraint c JOIN pg_class p ON p.oid = c.confrelid
          WHERE c.conrelid = t.oid AND c.contype = 'f' AND p.oid <> t.oid) AS parents
     FROM pg_class t
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND t.relname <> ALL ($1)
     ORDER BY t.relname`,
    [derived],
  );
  const ordered: Table[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ parents }) =>
      parents.every((parent) => !waiting.some(({ name }) => name === parent)),
    );
    const [table] = waiting.splice(next, 1);
    if (next < 0 || table === undefined)
      throw new BackupError('Tables refer to each other in a ring.');
    ordered.push({ name: table.name, columns: table.columns });
  }
  return ordered;
}
