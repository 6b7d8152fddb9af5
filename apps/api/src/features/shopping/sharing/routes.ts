import {
  addSharedShoppingItem,
  createShoppingShare,
  readSharedShoppingList,
  readShoppingShare,
  revokeShoppingShare,
  tickSharedShoppingItem,
} from '@pomona/contract/shopping/sharing';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '#platform/http/input/idempotency-key.ts';
import { keepUnlisted } from '#platform/http/security/unlisted.ts';
import { serve } from '#platform/http/serve.ts';
import type { Sharing } from './service.ts';

export function serveShoppingSharing(app: FastifyInstance, sharing: Sharing): void {
  serve(app, readShoppingShare, async ({ viewer }) => ({ share: await sharing.readShare(viewer) }));
  serve(app, createShoppingShare, ({ viewer, body, reply }) => {
    keepUnlisted(reply);
    return sharing.createShare(viewer, body.scope);
  });
  serve(app, revokeShoppingShare, ({ viewer }) => sharing.revokeShare(viewer));
  serve(
    app,
    readSharedShoppingList,
    ({ viewer, params, reply }) => {
      keepUnlisted(reply);
      return sharing.readShared(viewer, params.token);
    },
    { limit: 'link' },
  );
  serve(
    app,
    addSharedShoppingItem,
    async ({ viewer, params, body, language, reply }) => {
      keepUnlisted(reply);
      const addition = { ...body, language: body.language ?? language };
      return { items: await sharing.addItem(viewer, params.token, addition) };
    },
    { limit: 'link' },
  );
  serve(
    app,
    tickSharedShoppingItem,
    ({ viewer, params: { token, id }, body, reply, request }) => {
      keepUnlisted(reply);
      const key = idempotencyKeyOf(request);
      return sharing.tickItem(viewer, token, { id, checked: body.checked, key });
    },
    { limit: 'link' },
  );
}
