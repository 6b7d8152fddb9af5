import type { Query, QueryClient } from '@tanstack/react-query';
import { offlineOf } from './offline-meta.ts';
import { dropAnswer, storeAnswer } from './stored-answers.ts';

const pause = 300;

/**
 * Stores the answers that pages show, as long as it is known for whom; what is fetched ahead and never opened is not.
 * Gives back what stops that.
 */
export function storeShownQueries(
  queryClient: QueryClient,
  owner: () => string | undefined,
): () => void {
  const cache = queryClient.getQueryCache();
  const waiting = new Map<Query, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function store(query: Query, name: string): void {
    const offline = offlineOf(query);
    const { data, dataUpdatedAt: updatedAt } = query.state;
    if (!offline || data === undefined || !query.isActive()) return;
    const { queryHash: hash } = query;
    // There is no such thing any more.
    if (data === null) return void dropAnswer(name, hash);
    const { group, max } = offline;
    const usedAt = Date.now();
    void storeAnswer({ owner: name, hash, group, data, updatedAt, usedAt }, max);
  }

  function flush(): void {
    clearTimeout(timer);
    // Somebody else may sit here by now.
    for (const [query, name] of waiting) if (name === owner()) store(query, name);
    waiting.clear();
  }

  function schedule(query: Query): void {
    const name = owner();
    if (offlineOf(query) === undefined || name === undefined) return;
    waiting.set(query, name);
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  }

  for (const query of cache.getAll()) schedule(query);
  const unsubscribe = cache.subscribe((event) => {
    const isShown = event.type === 'observerAdded';
    const isAnswered = event.type === 'updated' && event.action.type === 'success';
    if (isShown || isAnswered) schedule(event.query);
  });
  addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    removeEventListener('pagehide', flush);
  };
}
