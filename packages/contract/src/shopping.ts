import { detailedAllergens } from '@pomona/food/foods/allergens';
import { shoppingCategories } from '@pomona/food/foods/categories';
import * as z from 'zod/mini';
import { maximumServings, minimumServings } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { maximumLineLength } from './foods.ts';
import { languages } from './languages.ts';
import { boundedText } from './text.ts';

export const shoppingBounds = {
  items: 500,
  newItems: 100,
  item: 200,
  quantity: 100,
  recipes: 50,
  lines: 100,
  itemLines: 200,
} as const;

export const usualQuantity = '1';

/** An exported list has one line per item. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
export const itemName = boundedText(1, shoppingBounds.item).check(z.overwrite(onOneLine));
const quantity = boundedText(1, shoppingBounds.quantity).check(z.overwrite(onOneLine));
export const shoppingCategory = z.enum(shoppingCategories);
const category = shoppingCategory;
/** Every category once, in the order of the member's shop. */
export const categoryOrder = z.array(shoppingCategory).check(
  z.length(shoppingCategories.length),
  z.refine((order) => new Set(order).size === order.length, 'Holds a category twice'),
);
/** Of a list: grows with each change. Of an item: that of its last change. */
export const revision = z.number().check(z.int(), z.gte(0));
export const person = z.object({ id: z.string(), name: z.string() });
const servings = z.number().check(z.int(), z.gte(minimumServings), z.lte(maximumServings));
const languageChoice = { language: z.optional(z.enum(languages)) };

export const shoppingItem = z.object({
  id: z.uuid(),
  item: z.string(),
  /** "550 g", "1 can (400 g) + 200 g". */
  quantity: z.string(),
  category,
  checked: z.boolean(),
  food_key: z.nullable(z.string()),
  /** Allergens of the food, those that it surely has and those that some have; absent where there are none. */
  contains: z.optional(z.array(z.enum(detailedAllergens))),
  may_contain: z.optional(z.array(z.enum(detailedAllergens))),
  /** The recipes it was added from, with their lines. */
  recipes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      language: z.enum(languages),
      servings,
      lines: z.array(z.string()),
    }),
  ),
  added_by: z.nullable(person),
  /** Who ticked it, while it is ticked. */
  checked_by: z.nullable(person),
  revision,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ShoppingItem = z.infer<typeof shoppingItem>;

const items = z.array(shoppingItem);
const list = z.object({ items });
const shoppingList = z.object({ revision, category_order: categoryOrder, items });
export type ShoppingList = z.infer<typeof shoppingList>;
const removed = z.object({ removed: items });

export const newShoppingItem = z.strictObject({
  /** Created by the client: repeated calls add once (SHOP-09). */
  id: z.uuid(),
  /** Without `quantity`, the amount is parsed from it: "2 kg tomatoes" (SHOP-06). */
  item: itemName,
  quantity: z.optional(quantity),
  /** Defaults to that of the food, or `Miscellaneous`. */
  category: z.optional(category),
  checked: z.optional(z.boolean()),
  /** State of a removed item, restored without merging. Needs a `quantity`. */
  restored: z.optional(
    z.strictObject({
      food_key: z.nullable(z.string().check(z.maxLength(128))),
      recipes: z
        .array(
          z.strictObject({
            id: z.string().check(z.maxLength(128)),
            servings,
            lines: z
              .array(boundedText(1, maximumLineLength))
              .check(z.maxLength(shoppingBounds.lines)),
            /** Of the lines; defaults to that of the recipe. */
            language: z.optional(z.enum(languages)),
          }),
        )
        .check(
          z.maxLength(shoppingBounds.recipes),
          z.refine(
            (recipes) =>
              recipes.reduce((sum, { lines }) => sum + lines.length, 0) <= shoppingBounds.itemLines,
            `Holds more than ${shoppingBounds.itemLines} lines`,
          ),
        ),
      created_at: z.iso.datetime(),
    }),
  ),
});
export type NewShoppingItem = z.infer<typeof newShoppingItem>;

const itemParams = z.object({ id: z.uuid() });

/** Calls that change a list may carry an `Idempotency-Key` (a UUID): repeated within two months they change nothing (SHOP-09). */
export const readShoppingList = defineEndpoint({
  name: 'readShoppingList',
  feature: 'shopping',
  summary: 'One’s own shopping list',
  method: 'GET',
  path: '/api/shopping',
  access: 'member',
  replies: { 200: shoppingList },
  errors: [],
});

export const addShoppingItems = defineEndpoint({
  name: 'addShoppingItems',
  feature: 'shopping',
  summary: 'Add items; what is the same food as an unchecked item is merged with it',
  method: 'POST',
  path: '/api/shopping/items',
  access: 'member',
  body: z.strictObject({
    items: z.array(newShoppingItem).check(
      z.minLength(1),
      z.maxLength(shoppingBounds.items),
      z.refine(
        (items) =>
          items.filter(({ restored }) => restored === undefined).length <= shoppingBounds.newItems,
        `Holds more than ${shoppingBounds.newItems} new items`,
      ),
    ),
    ...languageChoice,
  }),
  bodyLimit: 1_048_576,
  replies: { 201: list },
  errors: ['shopping_list_full', 'conflict'],
});

/** Parses a line without adding it; `POST` keeps purchases out of addresses and logs. */
export const readShoppingLine = defineEndpoint({
  name: 'readShoppingLine',
  feature: 'shopping',
  summary: 'What a line such as "2 kg tomatoes" would add',
  method: 'POST',
  path: '/api/shopping/reading',
  access: 'member',
  body: z.strictObject({ text: itemName, ...languageChoice }),
  replies: {
    200: z.object({
      item: z.string(),
      quantity: z.string(),
      category,
      food_key: z.nullable(z.string()),
    }),
  },
  errors: [],
});

/** Adding a recipe again replaces its previous additions, food by food. */
export const addRecipeToShoppingList = defineEndpoint({
  name: 'addRecipeToShoppingList',
  feature: 'shopping',
  summary: 'Add the ingredients of a recipe for so many servings',
  method: 'POST',
  path: '/api/shopping/recipes/:id',
  access: 'member',
  params: z.object({ id: z.string().check(z.maxLength(128)) }),
  body: z.strictObject({
    servings,
    /** Indices of ingredient lines; default all. */
    only: z.optional(
      z
        .array(z.number().check(z.int(), z.gte(0), z.lt(shoppingBounds.lines)))
        .check(z.minLength(1), z.maxLength(shoppingBounds.lines)),
    ),
    /** Default: the system most lines use. */
    units: z.optional(z.enum(['metric', 'us'])),
    skip_staples: z.optional(z.boolean()),
    ...languageChoice,
  }),
  replies: {
    200: z.object({
      items,
      added: z.number(),
      merged: z.number(),
      /** Water and salt. */
      skipped: z.number(),
      replaced: z.boolean(),
    }),
  },
  errors: ['recipe_not_found', 'shopping_list_full'],
});

export const changeShoppingItem = defineEndpoint({
  name: 'changeShoppingItem',
  feature: 'shopping',
  summary: 'Tick an item, or change its name, quantity or category',
  method: 'PATCH',
  path: '/api/shopping/items/:id',
  access: 'member',
  params: itemParams,
  body: z.strictObject({
    item: z.optional(itemName),
    quantity: z.optional(quantity),
    category: z.optional(category),
    checked: z.optional(z.boolean()),
  }),
  replies: { 200: shoppingItem },
  errors: ['shopping_item_not_found', 'shopping_item_merged'],
});
export type ShoppingItemChange = z.infer<(typeof changeShoppingItem)['body']>;

export const deleteShoppingItem = defineEndpoint({
  name: 'deleteShoppingItem',
  feature: 'shopping',
  summary: 'Delete an item; the answer holds what it takes to put it back',
  method: 'DELETE',
  path: '/api/shopping/items/:id',
  access: 'member',
  params: itemParams,
  replies: { 200: removed },
  errors: ['shopping_item_not_found', 'shopping_item_merged'],
});

export const clearShoppingItems = defineEndpoint({
  name: 'clearShoppingItems',
  feature: 'shopping',
  summary: 'Delete every checked item; the answer holds what it takes to put them back',
  method: 'DELETE',
  path: '/api/shopping/items',
  access: 'member',
  /** Explicit, so that a mistaken call does not empty the list. */
  query: z.object({ checked: z.literal('true') }),
  replies: { 200: removed },
  errors: [],
});

/** What somebody else checked meanwhile stays, and so does what they unchecked. */
export const removeShoppingItems = defineEndpoint({
  name: 'removeShoppingItems',
  feature: 'shopping',
  summary: 'Delete those of these items that are checked; may be repeated',
  method: 'POST',
  path: '/api/shopping/removals',
  access: 'member',
  body: z.strictObject({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(shoppingBounds.items)),
  }),
  replies: { 200: removed },
  errors: [],
});

export const orderShoppingCategories = defineEndpoint({
  name: 'orderShoppingCategories',
  feature: 'shopping',
  summary: 'The order in which one walks through the shop',
  method: 'PUT',
  path: '/api/shopping/category-order',
  access: 'member',
  body: z.strictObject({ category_order: categoryOrder }),
  replies: { 200: z.object({ category_order: categoryOrder }) },
  errors: [],
});

export const shoppingEndpoints = [
  readShoppingList,
  addShoppingItems,
  readShoppingLine,
  addRecipeToShoppingList,
  changeShoppingItem,
  deleteShoppingItem,
  clearShoppingItems,
  removeShoppingItems,
  orderShoppingCategories,
] as const;
