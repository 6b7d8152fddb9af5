import type { Language } from '@pomona/contract/languages';
import type { ShoppingItem } from '@pomona/contract/shopping';
import type { SharedList, ShareScope, ShoppingShare } from '@pomona/contract/shopping/sharing';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { Database } from '#database/connect.ts';
import type { RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { newShareToken, shareTokenHash } from '#platform/http/security/share-token.ts';
import { type Member, type Viewer, viewerIdOf, visitor } from '#platform/http/security/viewer.ts';
import { changeOnce, requireItem } from '../editing/service.ts';
import type { ChangeList, ListAccess } from '../locking/service.ts';
import { openList } from '../locking/store.ts';
import { completeOrder } from '../ordering.ts';
import { findItems, type LockedList, listItems, updateItem } from '../store.ts';
import type { PresentItems, ReadTitles } from '../titles.ts';
import { createTypedItems } from '../typed/service.ts';
import { mayChangeShared } from './policy.ts';
import {
  findShare,
  findSharedList,
  removeShare,
  replaceShare,
  type SharedListRow,
  type ShareRow,
} from './store.ts';

export interface SharedAddition {
  id: string;
  item: string;
  category?: ShoppingCategory | undefined;
  language: Language;
}

/** Everybody with the link reads the list; each call reads the rights again (SHOP-04). */
export interface Sharing {
  readShare(viewer: Member): Promise<ShoppingShare | null>;
  /** Revokes the last link. Only the hash of the new one is stored. */
  createShare(viewer: Member, scope: ShareScope): Promise<{ token: string; share: ShoppingShare }>;
  revokeShare(viewer: Member): Promise<void>;
  /** Throws `shared_list_not_found`. */
  findShared(token: string): Promise<SharedListRow>;
  readShared(viewer: Viewer, token: string): Promise<SharedList>;
  /** Throws `shared_list_not_found`, `shared_list_read_only`, `shopping_list_full`. */
  addItem(viewer: Member, token: string, addition: SharedAddition): Promise<ShoppingItem[]>;
  tickItem(
    viewer: Member,
    token: string,
    tick: { id: string; checked: boolean; key: string | null },
  ): Promise<ShoppingItem>;
}

interface SharingParts {
  database: Database;
  clock(): number;
  random: RandomSource;
  changeList: ChangeList;
  readTitles: ReadTitles;
  presentItems: PresentItems;
}

export function createSharing(parts: SharingParts): Sharing {
  const { database, clock, random, changeList, presentItems } = parts;
  const addTypedItems = createTypedItems(parts);

  async function findShared(token: string): Promise<SharedListRow> {
    const hash = shareTokenHash(token);
    const shared = hash && (await findSharedList(database, hash));
    if (shared === null) throw new AppError('shared_list_not_found');
    return shared;
  }

  async function accessOf(viewer: Member, token: string): Promise<ListAccess> {
    const { ownerId, tokenHash, scope } = await findShared(token);
    if (!mayChangeShared(scope, viewer.id === ownerId)) throw new AppError('shared_list_read_only');
    // The link may be revoked between this and the lock.
    const check = ({ db, id }: LockedList) => requireShare(db, id, tokenHash);
    return { ownerId, actor: viewer, check };
  }

  return {
    findShared,
    async readShare(viewer) {
      const { id } = await openList(database, viewer.id);
      return presentShare(await findShare(database, id));
    },
    async createShare(viewer, scope) {
      const { token, tokenHash } = newShareToken(random);
      const share = { tokenHash, scope, createdAt: new Date(clock()) };
      await changeList({ ownerId: viewer.id, actor: viewer }, ({ db, id: listId }) =>
        replaceShare(db, { ...share, listId }),
      );
      return { token, share: { scope, created_at: share.createdAt.toISOString() } };
    },
    revokeShare: (viewer) =>
      changeList({ ownerId: viewer.id, actor: viewer }, ({ db, id }) => removeShare(db, id)),
    async readShared(viewer, token) {
      const { ownerId, ownerName, scope } = await findShared(token);
      const owner = { id: ownerId, name: ownerName };
      const { revision, categoryOrder } = await openList(database, ownerId);
      // Every reader sees the same: what is public of the owner's recipes.
      const items = await presentItems(visitor, await listItems(database, ownerId));
      const is_own = viewerIdOf(viewer) === ownerId;
      return {
        ...{ owner, scope, is_own, revision, items },
        category_order: completeOrder(categoryOrder),
      };
    },
    async addItem(viewer, token, { language, ...item }) {
      const rows = await addTypedItems(await accessOf(viewer, token), [item], language);
      return presentItems(visitor, rows);
    },
    async tickItem(viewer, token, { id, checked, key }) {
      const row = await changeList(await accessOf(viewer, token), async (list) => {
        const before = await requireItem(list, id);
        const now = new Date(clock());
        await changeOnce(list, { key, now }, async () => {
          if (before.checked !== checked) await updateItem(list, id, { checked, updatedAt: now });
        });
        return (await findItems(list.db, list.id)).filter((item) => item.id === id);
      });
      const [item] = await presentItems(visitor, row);
      if (item === undefined) throw new AppError('shopping_item_not_found');
      return item;
    },
  };
}

async function requireShare(db: Database, listId: string, tokenHash: Buffer): Promise<void> {
  const share = await findShare(db, listId);
  if (share === null || !share.tokenHash.equals(tokenHash))
    throw new AppError('shared_list_not_found');
}

const presentShare = (share: ShareRow | null): ShoppingShare | null =>
  share && { scope: share.scope, created_at: share.createdAt.toISOString() };
