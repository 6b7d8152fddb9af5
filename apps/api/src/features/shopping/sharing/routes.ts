import {
  addSharedShoppingItem,
  createShoppingShare,
  readSharedShoppingList,
  readShoppingShare,
  revokeShoppingShare,
  tickSharedShoppingItem,
} from '@pomona/contract/shopping/sharing';
import type { FastifyInstance, FastifyReply } from 'fastify';
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
    ({ viewer, params: { token, id }, body, reply }) => {
      keepUnlisted(reply);
      return sharing.tickItem(viewer, token, { id, checked: body.checked });
    },
    { limit: 'link' },
  );
}

/** The address is the key: it reaches neither other sites nor search engines nor caches. */
function keepUnlisted(reply: FastifyReply): void {
  reply.headers({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
}
