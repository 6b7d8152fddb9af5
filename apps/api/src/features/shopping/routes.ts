import {
  addRecipeToShoppingList,
  addShoppingItems,
  changeShoppingItem,
  clearShoppingItems,
  deleteShoppingItem,
  orderShoppingCategories,
  readShoppingLine,
  readShoppingList,
  removeShoppingItems,
} from '@pomona/contract/shopping';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '#platform/http/input/idempotency-key.ts';
import { serve } from '#platform/http/serve.ts';
import type { Shopping } from './service.ts';

export function serveShopping(app: FastifyInstance, shopping: Shopping): void {
  serve(app, readShoppingList, ({ viewer }) => shopping.readList(viewer));
  serve(app, addShoppingItems, ({ viewer, body, language }) =>
    shopping.addItems(viewer, body.items, body.language ?? language),
  );
  serve(
    app,
    readShoppingLine,
    ({ body, language }) => shopping.readLine(body.text, body.language ?? language),
    // It changes nothing, and is called while somebody types.
    { limit: 'read' },
  );
  serve(app, addRecipeToShoppingList, ({ viewer, params, body, language, request }) =>
    shopping.addRecipe(viewer, params.id, {
      ...body,
      language: body.language ?? language,
      key: idempotencyKeyOf(request),
    }),
  );
  serve(app, changeShoppingItem, ({ viewer, params, body, language, request }) =>
    shopping.changeItem(viewer, params.id, {
      ...{ change: body, language },
      key: idempotencyKeyOf(request),
    }),
  );
  serve(app, deleteShoppingItem, ({ viewer, params, request }) =>
    shopping.deleteItem(viewer, params.id, idempotencyKeyOf(request)),
  );
  serve(app, clearShoppingItems, ({ viewer }) => shopping.clearChecked(viewer));
  serve(app, removeShoppingItems, ({ viewer, body, request }) =>
    shopping.removeChecked(viewer, body.ids, idempotencyKeyOf(request)),
  );
  serve(app, orderShoppingCategories, async ({ viewer, body, request }) => ({
    category_order: await shopping.orderCategories(
      viewer,
      body.category_order,
      idempotencyKeyOf(request),
    ),
  }));
}
