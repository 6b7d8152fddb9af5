import { type Language, languages } from '@pomona/contract/languages';
import { type ShareScope, shareScopes } from '@pomona/contract/shopping/sharing';
import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, instant, isOneOf } from './columns.ts';
import { recipes } from './recipes.ts';

/** One list a member (SHOP-09). */
export const shoppingLists = pgTable('shopping_lists', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique('shopping_lists_user_id_unique')
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Grows with each change; devices catch up by it. */
  revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  /** As the member walks through the shop; categories that are not in it come last. */
  categoryOrder: text('category_order').array().$type<ShoppingCategory[]>().notNull().default([]),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The link that opens a list to others; deleting the row revokes it (SHOP-04). The token itself is never stored, only its SHA-256. */
export const shoppingShares = pgTable(
  'shopping_shares',
  {
    listId: uuid('list_id')
      .primaryKey()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique('shopping_shares_token_hash_unique'),
    scope: text('scope').$type<ShareScope>().notNull().default('read'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('shopping_shares_token_hash_length', sql`octet_length(${table.tokenHash}) = 32`),
    check('shopping_shares_scope', isOneOf(table.scope, shareScopes)),
  ],
);

/** Something to buy. The device that adds it makes its id, so that a call sent twice adds it once (SHOP-09). */
export const shoppingItems = pgTable(
  'shopping_items',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    quantity: text('quantity').notNull().default('1'),
    category: text('category').$type<ShoppingCategory>().notNull().default('Miscellaneous'),
    checked: boolean('checked').notNull().default(false),
    /** Of the food table; items of one food are merged (SHOP-10). */
    foodKey: text('food_key'),
    /** Of the list, at its last change. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** Only while it is ticked. */
    checkedBy: uuid('checked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('shopping_items_list_created_index').on(table.listId, table.createdAt),
    index('shopping_items_added_by_index').on(table.addedBy),
    index('shopping_items_checked_by_index').on(table.checkedBy),
    check('shopping_items_category', isOneOf(table.category, shoppingCategories)),
    check('shopping_items_item_length', sql`length(${table.item}) between 1 and 200`),
    check('shopping_items_quantity_length', sql`length(${table.quantity}) between 1 and 100`),
  ],
);

/** Which recipes asked for an item, for how many servings, and in which words (SHOP-10). */
export const shoppingItemRecipes = pgTable(
  'shopping_item_recipes',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => shoppingItems.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    servings: smallint('servings').notNull(),
    /** As they read for so many servings; the quantity of the item is all of them together. */
    lines: text('lines').array().notNull(),
    /** Of the lines: a translated recipe asks in the words that were read. */
    language: text('language').$type<Language>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.recipeId] }),
    index('shopping_item_recipes_recipe_id_index').on(table.recipeId),
    check('shopping_item_recipes_language', isOneOf(table.language, languages)),
    check('shopping_item_recipes_servings', sql`${table.servings} between 1 and 100`),
  ],
);

/**
 * What devices called what they added. An addition may have gone into an item that was there, or been deleted since: by
 * its name it is known when the same call comes again (SHOP-09). Forgotten after a while.
 */
export const shoppingAdditions = pgTable(
  'shopping_additions',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Where it went; `null` once that item is gone. */
    itemId: uuid('item_id').references(() => shoppingItems.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('shopping_additions_item_id_index').on(table.itemId),
  ],
);
