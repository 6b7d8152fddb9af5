import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#platform/api/failures.ts';
import { storedOffline } from './offline-meta.ts';
import { storedWhenUnreachable } from './stored-when-unreachable.ts';

const yesterday = Date.now() - 86_400_000;
const queryKey = ['recipes', 'one', 'soup'];
const moment = () => new Promise((resolve) => setTimeout(resolve, 30));

function clientWith(stored?: unknown): QueryClient {
  const read = async () =>
    stored === undefined ? undefined : { data: stored, updatedAt: yesterday };
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        persister: storedWhenUnreachable(read, 10),
      },
    },
  });
}

const query = (queryFn: () => Promise<unknown>, meta = storedOffline('recipes', 50)) => ({
  queryKey,
  queryFn,
  meta,
});
const unreachable = () => Promise.reject(new NetworkError('gone'));

describe('a stored query', () => {
  it('SHOP-09 shows the last answer that was seen here while nobody answers, as old as it is', async () => {
    const client = clientWith('old soup');
    expect(await client.fetchQuery(query(unreachable))).toBe('old soup');
    await moment();
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(yesterday);
  });

  it('PRINT-02 fails where nothing but "not there" is known', async () => {
    const client = clientWith();
    client.setQueryData(queryKey, null);
    await expect(client.fetchQuery({ ...query(unreachable), staleTime: 0 })).rejects.toThrow(
      'gone',
    );
  });

  it('takes a proxy that does not reach the server for nobody', async () => {
    const gateway = () => Promise.reject(new ApiError({ status: 502 }));
    expect(await clientWith('old soup').fetchQuery(query(gateway))).toBe('old soup');
  });

  it('never shows it where the server answers or refuses', async () => {
    const client = clientWith('old soup');
    expect(await client.fetchQuery(query(async () => 'new soup'))).toBe('new soup');
    const refused = () => Promise.reject(new ApiError({ status: 403 }));
    await expect(clientWith('old soup').fetchQuery(query(refused))).rejects.toMatchObject({
      status: 403,
    });
  });

  it('shows it while a slow server is waited for, whose answer then takes its place', async () => {
    const client = clientWith('old soup');
    const late = () => new Promise((resolve) => setTimeout(() => resolve('late soup'), 20));
    const observer = new QueryObserver(client, query(late));
    const seen: unknown[] = [];
    const stop = observer.subscribe(({ data }) => seen.push(data));
    await moment();
    await moment();
    stop();
    expect([...new Set(seen)]).toEqual([undefined, 'old soup', 'late soup']);
  });

  it('fails as ever where nothing is stored, and where it is not one that is stored', async () => {
    await expect(clientWith().fetchQuery(query(unreachable))).rejects.toThrow('gone');
    const other = { queryKey, queryFn: unreachable };
    await expect(clientWith('old soup').fetchQuery(other)).rejects.toThrow('gone');
  });

  it('says that there is no more to be had of a list', async () => {
    const client = clientWith();
    const observer = new InfiniteQueryObserver(client, {
      queryKey,
      meta: storedOffline('saved'),
      initialPageParam: 0,
      getNextPageParam: (_page, pages) => pages.length,
      queryFn: ({ pageParam }) => (pageParam === 0 ? Promise.resolve('first') : unreachable()),
    });
    const stop = observer.subscribe(() => {});
    await moment();
    const { data, isFetchNextPageError } = await observer.fetchNextPage();
    stop();
    expect(data?.pages).toEqual(['first']);
    expect(isFetchNextPageError).toBe(true);
  });

  it('keeps what the page shows when it is requested again without a network', async () => {
    const client = clientWith();
    client.setQueryData(queryKey, 'shown soup', { updatedAt: yesterday });
    expect(await client.fetchQuery(query(unreachable))).toBe('shown soup');
  });
});
