import 'fake-indexeddb/auto';
import type { ShoppingItem, ShoppingList } from '@pomona/contract/shopping';
import { QueryClient } from '@tanstack/react-query';
import { restoring, typing } from '#features/shopping/changes/additions.ts';
import { afterMutation, type ListMutation } from '#features/shopping/changes/list-mutation.ts';
import { mergeListChanges } from '#features/shopping/changes/merge.ts';
import { createShoppingSender } from '#features/shopping/changes/sender.ts';
import { listChangeOf } from '#features/shopping/changes/stored-change.ts';
import { withChanges } from '#features/shopping/live/apply-message.ts';
import { newerList, shoppingKey, shoppingQuery } from '#features/shopping/queries.ts';
import { createApi, type Received, type Sent } from '#platform/api/api.ts';
import { newKey } from '#platform/api/new-key.ts';
import { type Appended, createChangeQueue } from '#platform/offline/changes/queue.ts';
import { openIndexedStore } from '#platform/offline/changes/stores/indexed-store.ts';

/** `changeId`: of the queued change that the request is for, whatever key it carries. */
export type DeviceTransport = (sent: Sent, changeId?: string) => Promise<Received>;

interface DeviceParts {
  /** Of its database, which outlives the app. */
  name: string;
  memberId: string;
  transport: DeviceTransport;
  /** As the app stored it before it was closed. */
  list: ShoppingList | undefined;
}

export type Device = ReturnType<typeof openDevice>;

/** The app on one device: the real queue, sender and cache; only the screen is missing. */
export function openDevice({ name, memberId, transport, list }: DeviceParts) {
  let isAlive = true;
  /** What comes after the app was killed reaches nobody. */
  const whileAlive = <T>(work: () => Promise<T>): Promise<T> =>
    isAlive
      ? work().then((value) => (isAlive ? value : new Promise<never>(() => {})))
      : new Promise(() => {});
  const apiFor = (changeId?: string) =>
    createApi((sent) => whileAlive(() => transport(sent, changeId)));
  const api = apiFor();
  const queryClient = new QueryClient();
  const queryKey = shoppingKey(memberId);
  if (list !== undefined) queryClient.setQueryData(queryKey, list);
  let wake: () => void = () => {};
  const queue = createChangeQueue({
    async openStore() {
      const store = await openIndexedStore(name);
      return { edit: (edit) => whileAlive(() => store.edit(edit)) };
    },
    senders: {
      shopping: async () => ({
        ...createShoppingSender({ api, queryClient }),
        send: (change, signal) =>
          createShoppingSender({ api: apiFor(change.id), queryClient }).send(change, signal),
      }),
    },
    memberId: () => (isAlive ? memberId : null),
    wait: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    openTabs: () => ({ tell() {}, runAlone: (work) => work(), close() {} }),
  });
  queue.onMember();

  const cached = () => queryClient.getQueryData<ShoppingList>(queryKey);
  const pending = () =>
    queue
      .state()
      .changes.filter(({ refusal }) => refusal === null)
      .map(listChangeOf);
  const append = (mutation: ListMutation): Appended =>
    queue.append(
      { memberId, kind: 'shopping', payload: { ...mutation, token: null } },
      mergeListChanges,
    );

  return {
    append,
    cached,
    wake: () => wake(),
    pending,
    refusals: () => queue.state().changes.flatMap(({ refusal }) => refusal?.code ?? []),
    isRead: () => queue.state().isRead,
    shown: () => pending().reduce<readonly ShoppingItem[]>(afterMutation, cached()?.items ?? []),
    type: (text: string) => {
      const id = newKey();
      return { id, appended: append(typing({ id, text, category: null }, 'en', undefined)) };
    },
    restore(removed: ShoppingItem) {
      const mutation = restoring([removed], 'en');
      return { id: mutation.items[0]?.id ?? '', appended: append(mutation) };
    },
    cancel: (id: string) => queue.cancel(id),
    async read(): Promise<void> {
      const options = shoppingQuery(api, memberId);
      await queryClient.fetchQuery({ ...options, retry: false }).catch(() => undefined);
    },
    /** A live message; `null`: it does not follow on what is cached. */
    hear(message: Parameters<typeof withChanges>[1]): boolean {
      const known = cached();
      const next = known && withChanges(known, message);
      if (next) queryClient.setQueryData(queryKey, next);
      return next !== null;
    },
    /** An answer to an earlier reading. */
    receiveLate(earlier: ShoppingList): void {
      queryClient.setQueryData(queryKey, newerList(cached(), earlier));
    },
    kill(): void {
      isAlive = false;
      queryClient.clear();
    },
  };
}
