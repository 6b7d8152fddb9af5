import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { recipes } from './recipes.ts';

/** One review per member and recipe. A trigger keeps the recipe's mean and count true. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** `null`: by a former member. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    /** The author cooked the dish. */
    madeIt: boolean('made_it').notNull().default(false),
    /** What they swapped while cooking. */
    swaps: text('swaps').notNull().default(''),
    /** Members who found it helpful, kept by a trigger on their votes. */
    helpfulCount: integer('helpful_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    unique('reviews_user_recipe_unique').on(table.userId, table.recipeId),
    index('reviews_recipe_created_index').on(table.recipeId, table.createdAt),
    index('reviews_recipe_helpful_index').on(table.recipeId, table.helpfulCount, table.createdAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_comment_length', sql`length(${table.comment}) between 1 and 2000`),
    check(
      'reviews_swaps_length',
      sql`length(${table.swaps}) <= 500 and (${table.madeIt} or ${table.swaps} = '')`,
    ),
    check('reviews_helpful_count', sql`${table.helpfulCount} >= 0`),
  ],
);

/** Who found which review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('review_votes_user_id_index').on(table.userId),
  ],
);
