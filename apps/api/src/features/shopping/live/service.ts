import { closeCodes } from '@pomona/contract/realtime/protocol';
import type { ShoppingMessage } from '@pomona/contract/shopping/live';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import { type Viewer, visitor } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import type { Connection } from '#platform/realtime/sockets/connection.ts';
import type { Hub } from '#platform/realtime/sockets/hub.ts';
import { listChanged } from '../locking/service.ts';
import { findListsById, openList, type WatchedListRow } from '../locking/store.ts';
import { completeOrder } from '../ordering.ts';
import type { Sharing } from '../sharing/service.ts';
import { findItems } from '../store.ts';
import type { PresentItems } from '../titles.ts';

/** A list as somebody may see it: the owner, or anybody with the link. */
export interface Watch {
  listId: string;
  /** `null` for the owner. */
  shareHash: Buffer | null;
  viewer: Viewer;
}

/** Sends the changes of lists to the sockets of this process. */
export interface LiveLists {
  /** Throws `not_signed_in` and `shared_list_not_found`. */
  admit(viewer: Viewer, shareToken: string | null): Promise<Watch>;
  watch(connection: Connection, watch: Watch): Promise<void>;
  close(): void;
}

/** What the sockets of one topic were sent last. */
interface Watched extends Watch {
  revision: number;
  ids: ReadonlySet<string>;
  /** The reading that goes on; a change meanwhile asks for another. */
  reading: Promise<void> | null;
  isStale: boolean;
}

interface LiveParts {
  database: Database;
  bus: Bus;
  hub: Hub;
  sharing: Pick<Sharing, 'findShared'>;
  presentItems: PresentItems;
  log: FastifyBaseLogger;
}

/** Finds what the bus lost, and links that were revoked past it. */
const catchUpMilliseconds = 4000;

/** Of a list that is watched but was not read yet. */
const unread = -1;

const announced = z.object({ list: z.string(), revision: z.number() });

const topicOf = ({ listId, shareHash }: Pick<Watch, 'listId' | 'shareHash'>) =>
  `shopping.${listId}.${shareHash === null ? 'owner' : shareHash.toString('hex')}`;

export function createLiveLists(parts: LiveParts): LiveLists {
  const { database, bus, hub, log } = parts;
  const watched = new Map<string, Watched>();
  const refresh = createRefresh(parts);
  hub.onEmpty((topic) => watched.delete(topic));

  function startWatching(topic: string, watch: Watch): Watched {
    const one = { ...watch, revision: unread, ids: new Set<string>() };
    const started = { ...one, reading: null, isStale: false };
    watched.set(topic, started);
    return started;
  }

  async function catchUp(): Promise<void> {
    if (watched.size === 0) return;
    const ids = [...new Set([...watched.values()].map(({ listId }) => listId))];
    const lists = new Map((await findListsById(database, ids)).map((list) => [list.id, list]));
    for (const one of watched.values()) {
      const list = lists.get(one.listId);
      if (list?.revision !== one.revision || !isOpenFor(one, list)) void refresh(one);
    }
  }

  const stops = [
    bus.subscribe(listChanged, (payload) => {
      const { data } = announced.safeParse(payload);
      for (const one of watched.values())
        if (one.listId === data?.list && data.revision > one.revision) void refresh(one);
    }),
    bus.onReconnect(() => {
      for (const one of watched.values()) void refresh(one);
    }),
  ];
  const timer = setInterval(() => {
    catchUp().catch((err: unknown) =>
      log.warn({ err }, 'missed changes of lists could not be looked up'),
    );
  }, catchUpMilliseconds);
  timer.unref();

  return {
    admit: (viewer, shareToken) => admit(parts, viewer, shareToken),
    async watch(connection, watch) {
      const topic = topicOf(watch);
      hub.join(connection, topic);
      const one = watched.get(topic) ?? startWatching(topic, watch);
      if (one.revision === unread) await (one.reading ?? refresh(one));
      if (one.revision === unread) return connection.close(closeCodes.tooSlow);
      const message: ShoppingMessage = { type: 'ready', revision: one.revision };
      connection.send(message);
    },
    close() {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}

async function admit(
  { database, sharing }: LiveParts,
  viewer: Viewer,
  shareToken: string | null,
): Promise<Watch> {
  if (shareToken !== null) {
    const { listId, tokenHash } = await sharing.findShared(shareToken);
    // Everybody with the link sees the same, so that one message serves all.
    return { listId, shareHash: tokenHash, viewer: visitor };
  }
  if (viewer.kind === 'visitor') throw new AppError('not_signed_in');
  return { listId: (await openList(database, viewer.id)).id, shareHash: null, viewer };
}

/** One reading of a list at a time; what changes meanwhile is read once more. */
function createRefresh(parts: LiveParts): (one: Watched) => Promise<void> {
  async function readWhileStale(one: Watched): Promise<void> {
    try {
      while (one.isStale) {
        one.isStale = false;
        await sendChanges(parts, one);
      }
    } catch (err) {
      parts.log.warn({ err }, 'changes of a list could not be read');
    } finally {
      one.reading = null;
    }
  }
  return (one) => {
    one.isStale = true;
    one.reading ??= readWhileStale(one);
    return one.reading;
  };
}

/** Reads what changed since the last message, and sends it to all at once. */
async function sendChanges({ database, hub, presentItems }: LiveParts, one: Watched) {
  const topic = topicOf(one);
  const { list, rows } = await database.transaction((db) => readList(db, one), {
    // Items of a later revision than the list's would be missing from what follows.
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (!isOpenFor(one, list)) return hub.closeTopic(topic, closeCodes.accessEnded);
  if (list === undefined || list.revision <= one.revision) return;
  const ids = new Set(rows.map(({ id }) => id));
  if (one.revision !== unread) {
    const changed = rows.filter(({ revision }) => revision > one.revision);
    const message: ShoppingMessage = {
      type: 'changed',
      since: one.revision,
      revision: list.revision,
      category_order: completeOrder(list.categoryOrder),
      items: await presentItems(one.viewer, changed),
      removed: [...one.ids].filter((id) => !ids.has(id)),
    };
    hub.send(topic, message);
  }
  one.revision = list.revision;
  one.ids = ids;
}

async function readList(db: Database, { listId, revision }: Watched) {
  const [list] = await findListsById(db, [listId]);
  const isNew = list !== undefined && list.revision > revision;
  return { list, rows: isNew ? await findItems(db, listId) : [] };
}

function isOpenFor({ shareHash }: Watch, list: WatchedListRow | undefined): boolean {
  if (list === undefined || shareHash === null) return list !== undefined;
  return list.isActive && list.shareHash?.equals(shareHash) === true;
}
