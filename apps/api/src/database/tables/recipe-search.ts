import type { Cuisine, MealType } from '@pomona/food/labels/diets';
import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';

/** Text that compares by its code points, the same on every server. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What the search looks through: one short row for each recipe that everybody may see. A trigger on `recipes` keeps it, so
 * nobody writes here. What falls in an order is kept negative: every order then rises, and one comparison of rows
 * finds what comes after a cursor.
 */
export const recipeSearch = pgTable(
  'recipe_search',
  {
    recipeId: plainText('recipe_id').primaryKey(),
    /** `labelMask` of the contract. */
    diets: integer('diets').notNull(),
    /** `allergenMask` of the contract, of all that is or may be in it: filters are as strict as labels (REC-10). */
    allergens: integer('allergens').notNull(),
    mealType: text('meal_type').$type<MealType>().notNull(),
    cuisine: text('cuisine').$type<Cuisine>(),
    prepMinutes: integer('prep_minutes').notNull(),
    /** `totalMinutes` of the contract. */
    minutes: integer('minutes').notNull(),
    /** kcal per serving; infinite where they cannot be told. */
    calories: doublePrecision('calories').notNull(),
    /** Glycaemic load per serving; infinite where it cannot be told. */
    load: doublePrecision('load').notNull(),
    /** `ratingScore` of the contract. */
    scoreFalling: doublePrecision('score_falling').notNull(),
    reviewsFalling: integer('reviews_falling').notNull(),
    /** Milliseconds since 1970. */
    createdFalling: bigint('created_falling', { mode: 'number' }).notNull(),
    /** Folded. */
    title: plainText('title').notNull(),
    /** Title, description, ingredients and tags, folded, one a line. */
    words: plainText('words').notNull(),
  },
  (table) => [
    index('recipe_search_rating_index').on(
      table.scoreFalling,
      table.reviewsFalling,
      table.title,
      table.recipeId,
    ),
    index('recipe_search_title_index').on(table.title, table.recipeId),
  ],
);
