import { type ExportState, exportStates } from '@pomona/contract/accounts/member-export';
import { type Language, languages } from '@pomona/contract/languages';
import { bigint, check, integer, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, instant, isOneOf } from './columns.ts';

/** Archives of members' data, for a day. They lie in a schema of their own, which backups leave out. */
export const exported = pgSchema('exported');

/** The last one of each member. */
export const archives = exported.table(
  'archives',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another one for each request. */
    id: uuid('id').notNull().unique('archives_id_unique'),
    state: text('state').$type<ExportState>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Of the site, for addresses in the files. */
    origin: text('origin').notNull(),
    /** Who writes it: a process that was thought dead finds another value here, and stops. */
    writer: uuid('writer'),
    attempts: integer('attempts').notNull().default(0),
    filesDone: integer('files_done').notNull().default(0),
    filesTotal: integer('files_total').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    /** The writer is alive. */
    touchedAt: instant('touched_at').notNull(),
    readyAt: instant('ready_at'),
  },
  (table) => [
    check('archives_state', isOneOf(table.state, exportStates)),
    check('archives_language', isOneOf(table.language, languages)),
  ],
);

/** Pieces of a file, in their order. */
export const archiveParts = exported.table(
  'archive_parts',
  {
    archiveId: uuid('archive_id')
      .notNull()
      .references(() => archives.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.number] })],
);
