import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { shareToken, shareTokenParams } from '../sharing/share-token.ts';
import {
  categoryOrder,
  itemName,
  person,
  revision,
  shoppingCategory,
  shoppingItem,
} from '../shopping.ts';

/** `tick_and_add`: for people who are signed in; others read (SHOP-04). */
export const shareScopes = ['read', 'tick_and_add'] as const;
export type ShareScope = (typeof shareScopes)[number];

const scope = z.enum(shareScopes);
const share = z.object({ scope, created_at: z.iso.datetime() });
export type ShoppingShare = z.infer<typeof share>;

export const readShoppingShare = defineEndpoint({
  name: 'readShoppingShare',
  feature: 'shopping',
  summary: 'Whether a link opens the list; the link itself is shown only when it is created',
  method: 'GET',
  path: '/api/shopping/share',
  access: 'member',
  replies: { 200: z.object({ share: z.nullable(share) }) },
  errors: [],
});

export const createShoppingShare = defineEndpoint({
  name: 'createShoppingShare',
  feature: 'shopping',
  summary: 'Create a link that opens the list, in place of the last one',
  method: 'POST',
  path: '/api/shopping/share',
  access: 'member',
  body: z.strictObject({ scope }),
  replies: { 201: z.object({ token: shareToken, share }) },
  errors: [],
});

export const revokeShoppingShare = defineEndpoint({
  name: 'revokeShoppingShare',
  feature: 'shopping',
  summary: 'Revoke the link; who has it open is disconnected',
  method: 'DELETE',
  path: '/api/shopping/share',
  access: 'member',
  replies: { 204: null },
  errors: [],
});

const sharedList = z.object({
  owner: person,
  scope,
  /** The reader is the owner. */
  is_own: z.boolean(),
  revision,
  category_order: categoryOrder,
  items: z.array(shoppingItem),
});
export type SharedList = z.infer<typeof sharedList>;

export const readSharedShoppingList = defineEndpoint({
  name: 'readSharedShoppingList',
  feature: 'shopping',
  summary: 'The list that a link opens',
  method: 'GET',
  path: '/api/shopping/shared/:token',
  access: 'visitor',
  params: shareTokenParams,
  replies: { 200: sharedList },
  errors: ['shared_list_not_found'],
});

export const addSharedShoppingItem = defineEndpoint({
  name: 'addSharedShoppingItem',
  feature: 'shopping',
  summary: 'Add an item to a shared list',
  method: 'POST',
  path: '/api/shopping/shared/:token/items',
  access: 'member',
  params: shareTokenParams,
  body: z.strictObject({
    /** Created by the client: repeated calls add once (SHOP-09). */
    id: z.uuid(),
    item: itemName,
    category: z.optional(shoppingCategory),
    language: z.optional(z.enum(languages)),
  }),
  replies: { 201: z.object({ items: z.array(shoppingItem) }) },
  errors: ['shared_list_not_found', 'shared_list_read_only', 'shopping_list_full', 'conflict'],
});

export const tickSharedShoppingItem = defineEndpoint({
  name: 'tickSharedShoppingItem',
  feature: 'shopping',
  summary: 'Tick an item of a shared list, or take the tick away',
  method: 'PATCH',
  path: '/api/shopping/shared/:token/items/:id',
  access: 'member',
  params: z.object({ ...shareTokenParams.shape, id: z.uuid() }),
  body: z.strictObject({ checked: z.boolean() }),
  replies: { 200: shoppingItem },
  errors: [
    'shared_list_not_found',
    'shared_list_read_only',
    'shopping_item_not_found',
    'shopping_item_merged',
  ],
});

export const shoppingSharingEndpoints = [
  readShoppingShare,
  createShoppingShare,
  revokeShoppingShare,
  readSharedShoppingList,
  addSharedShoppingItem,
  tickSharedShoppingItem,
] as const;
