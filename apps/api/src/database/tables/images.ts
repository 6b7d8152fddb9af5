import { type PictureFailureReason, portraitWidth } from '@pomona/contract/images';
import type { Language } from '@pomona/contract/languages';
import type { Cuisine, MealType } from '@pomona/food/labels/diets';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, instant, isOneOf } from './columns.ts';

/** What can be made again from recipes. It lies in a schema of its own, which backups leave out. */
export const drawn = pgSchema('drawn');

/** Pictures that the illustrator made, by the hash of what they were made of; the row comes with all its files. */
export const drawnPictures = drawn.table('pictures', {
  hash: text('hash').primaryKey(),
  drawnAt: instant('drawn_at').notNull().defaultNow(),
});

export const drawnFiles = drawn.table(
  'picture_files',
  {
    hash: text('hash')
      .notNull()
      .references(() => drawnPictures.hash, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width, table.format] })],
);

/** What a picture is drawn from. */
export interface DraftRecipe {
  id: string;
  title: string;
  dish: string | null;
  mealType: MealType;
  cuisine: Cuisine | null;
  ingredients: string[];
  instructions: string[];
  language: Language;
}

/** Recipes that nobody has saved yet, by the hash of their picture: it is drawn when somebody looks at it, and never stored. */
export const drawnDrafts = drawn.table(
  'drafts',
  {
    hash: text('hash').primaryKey(),
    recipe: jsonb('recipe').$type<DraftRecipe>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('drafts_created_at_index').on(table.createdAt)],
);

/** What links show elsewhere: one card for each picture of a recipe, and one for the house in each language. */
export const drawnCards = drawn.table('cards', {
  /** The hash of the recipe's picture, or `site-` and a language. */
  subject: text('subject').primaryKey(),
  /** Of all that stands on the card. */
  hash: text('hash').notNull(),
  /** The picture that is on it. */
  pictureHash: text('picture_hash').notNull(),
  bytes: bytea('bytes').notNull(),
  drawnAt: instant('drawn_at').notNull().defaultNow(),
});

const batchItemStates = ['waiting', 'done', 'failed', 'dropped'] as const;
export type BatchItemState = (typeof batchItemStates)[number];

/** Orders to draw all that is missing; at most one is open. */
export const drawnBatches = drawn.table(
  'batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startedAt: instant('started_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** Ended by an administrator, before all was drawn. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
  },
  (table) => [
    uniqueIndex('batches_one_open')
      .on(sql`(${table.endedAt} is null)`)
      .where(sql`${table.endedAt} is null`),
  ],
);

/**
 * What a batch has to draw, one row for each recipe that had no picture. `dropped`: the recipe changed or went meanwhile. No
 * foreign key: recipes are restored without what is drawn.
 */
export const drawnBatchItems = drawn.table(
  'batch_items',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => drawnBatches.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id').notNull(),
    /** Of the picture that it needs. */
    hash: text('hash').notNull(),
    state: text('state').$type<BatchItemState>().notNull().default('waiting'),
    /** Of one that failed. */
    reason: text('reason').$type<PictureFailureReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.recipeId] }),
    index('batch_items_hash_index').on(table.hash),
    check('batch_items_state', isOneOf(table.state, batchItemStates)),
    check('batch_items_reason', sql`(${table.state} = 'failed') = (${table.reason} is not null)`),
  ],
);

/** Pictures that people sent or named, re-encoded, by the hash of their pixels. */
export const uploads = pgTable(
  'uploads',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<'recipe' | 'portrait'>().notNull(),
    colour: text('colour').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Who uploaded it first. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of all its files. */
    bytes: integer('bytes').notNull().default(0),
  },
  (table) => [
    check('uploads_kind', sql`${table.kind} in ('recipe', 'portrait')`),
    index('uploads_owner_id_index').on(table.ownerId),
  ],
);

/** Whether this address in `users.avatar` is that of the upload. */
export const isPortraitOf = (avatar: AnyPgColumn, hash: AnyPgColumn): SQL =>
  sql`${avatar} = '/api/images/' || ${hash} || ${sql.raw(`'-${portraitWidth}.webp'`)}`;

export const uploadFiles = pgTable(
  'upload_files',
  {
    hash: text('hash')
      .notNull()
      .references(() => uploads.hash, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width, table.format] })],
);
