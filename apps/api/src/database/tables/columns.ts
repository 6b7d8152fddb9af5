import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** For a check: the value, where there is one, is a word of the list. */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(quoted(words))})`;

/** For a check: every item of a text array is a word of the list. */
export const areAllOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} <@ array[${sql.raw(quoted(words))}]::text[]`;

const quoted = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ');
