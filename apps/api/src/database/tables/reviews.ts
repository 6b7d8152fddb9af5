import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_user_recipe_unique').on(table.userId, table.recipeId),
    index('reviews_recipe_created_index').on(table.recipeId, table.createdAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_comment_length', sql`length(${table.comment}) between 1 and 2000`),
  ],
);
