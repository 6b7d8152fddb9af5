import { shoppingCategories } from '@pomona/food/foods/categories';
import * as z from 'zod/mini';
import { maximumServings, minimumServings } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { maximumLineLength } from './foods.ts';
import { languages } from './languages.ts';
import { boundedText } from './text.ts';

/** Bounds of a list; texts in characters, lists in items. */
export const shoppingBounds = {
  items: 500,
  /** Of one call; what is put back counts as items only. */
  newItems: 100,
  item: 200,
  quantity: 100,
  /** Of one item: so many recipes may ask for it, each in so many lines. */
  recipes: 50,
  lines: 100,
  /** Of one item, those of all its recipes together. */
  itemLines: 200,
} as const;

/** What a call without a quantity adds (SHOP-01). */
export const usualQuantity = '1';

/** An item is one line of an exported list. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
const itemName = boundedText(1, shoppingBounds.item).check(z.overwrite(onOneLine));
const quantity = boundedText(1, shoppingBounds.quantity).check(z.overwrite(onOneLine));
const category = z.enum(shoppingCategories);
const servings = z.number().check(z.int(), z.gte(minimumServings), z.lte(maximumServings));
const languageChoice = { language: z.optional(z.enum(languages)) };

export const shoppingItem = z.object({
  id: z.uuid(),
  item: z.string(),
  /** As it is read: "550 g", "1 can (400 g) + 200 g". */
  quantity: z.string(),
  category,
  checked: z.boolean(),
  /** Of the food table; `null` for what it does not know. */
  food_key: z.nullable(z.string()),
  /** Which recipes asked for it, and in which words. */
  recipes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Of title and lines. */
      language: z.enum(languages),
      servings,
      lines: z.array(z.string()),
    }),
  ),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ShoppingItem = z.infer<typeof shoppingItem>;

const items = z.array(shoppingItem);
/** In the order in which they were added. */
const list = z.object({ items });
const removed = z.object({ removed: items });

/** Something to buy, as a device adds it or puts it back. */
export const newShoppingItem = z.strictObject({
  /** Made by the device: the same call sent twice adds once (SHOP-09). */
  id: z.uuid(),
  /** Without `quantity` a line such as "2 kg tomatoes", from which the amount is read (SHOP-06). */
  item: itemName,
  quantity: z.optional(quantity),
  /** That of the food table where nobody says, `Miscellaneous` where it knows none. */
  category: z.optional(category),
  checked: z.optional(z.boolean()),
  /** What a removed item held; it is put back as it was instead of being merged. Needs a `quantity`. */
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
          }),
        )
        .check(
          z.maxLength(shoppingBounds.recipes),
          z.refine(
            (askers) =>
              askers.reduce((sum, { lines }) => sum + lines.length, 0) <= shoppingBounds.itemLines,
            `Holds more than ${shoppingBounds.itemLines} lines`,
          ),
        ),
      created_at: z.iso.datetime(),
    }),
  ),
});
export type NewShoppingItem = z.infer<typeof newShoppingItem>;

const itemParams = z.object({ id: z.uuid() });

export const readShoppingList = defineEndpoint({
  name: 'readShoppingList',
  feature: 'shopping',
  summary: 'One’s own shopping list',
  method: 'GET',
  path: '/api/shopping',
  access: 'member',
  replies: { 200: list },
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
        (asked) =>
          asked.filter(({ restored }) => restored === undefined).length <= shoppingBounds.newItems,
        `Holds more than ${shoppingBounds.newItems} new items`,
      ),
    ),
    ...languageChoice,
  }),
  bodyLimit: 1_048_576,
  /** The items that were added, and those that others were merged into. */
  replies: { 201: list },
  errors: ['shopping_list_full', 'conflict'],
});

/** What a line means before it is added; `POST` since what people buy belongs into no address. */
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

/**
 * A recipe that is added again takes the place of what it asked for before, food by food. In whose words quantities
 * and foods are written: `language`, or that of the request.
 */
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
    /** Places of ingredient lines, from 0; all where nobody says. */
    only: z.optional(
      z
        .array(z.number().check(z.int(), z.gte(0), z.lt(shoppingBounds.lines)))
        .check(z.minLength(1), z.maxLength(shoppingBounds.lines)),
    ),
    /** In which amounts are added; those that most lines use where nobody says. */
    units: z.optional(z.enum(['metric', 'us'])),
    /** Leaves water and salt out. */
    skip_staples: z.optional(z.boolean()),
    ...languageChoice,
  }),
  replies: {
    200: z.object({
      /** Those that were added or merged into, in the order of the recipe. */
      items,
      added: z.number(),
      /** Foods that stood on the list already. */
      merged: z.number(),
      /** Lines left out: water and salt. */
      skipped: z.number(),
      /** The recipe had been added before: what it asked for then was replaced. */
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
  errors: ['shopping_item_not_found'],
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
  errors: ['shopping_item_not_found'],
});

export const clearShoppingItems = defineEndpoint({
  name: 'clearShoppingItems',
  feature: 'shopping',
  summary: 'Delete every checked item; the answer holds what it takes to put them back',
  method: 'DELETE',
  path: '/api/shopping/items',
  access: 'member',
  /** Said outright, so that a slip does not empty the list. */
  query: z.object({ checked: z.literal('true') }),
  replies: { 200: removed },
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
] as const;
