import * as z from 'zod/mini';
import { categoryOrder, revision, shoppingItem } from '../shopping.ts';

/** Opened with `bearerProtocol` for one's own list, or with `shareProtocol` for a shared one. */
export const shoppingSocket = {
  path: '/api/shopping/socket',
  protocol: 'pomona.shopping.v1',
} as const;

/** From the server; clients send nothing. */
export const shoppingMessage = z.discriminatedUnion('type', [
  /** Changes after this revision will follow. */
  z.object({ type: z.literal('ready'), revision }),
  /** Everything that changed after `since`; who knows only an older revision reads the list again. */
  z.object({
    type: z.literal('changed'),
    since: revision,
    revision,
    category_order: categoryOrder,
    items: z.array(shoppingItem),
    removed: z.array(z.uuid()),
  }),
  z.object({ type: z.literal('beat') }),
  z.object({ type: z.literal('error'), detail: z.string() }),
]);
export type ShoppingMessage = z.infer<typeof shoppingMessage>;
