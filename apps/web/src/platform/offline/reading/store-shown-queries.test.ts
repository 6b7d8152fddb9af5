// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { storedOffline } from './offline-meta.ts';
import { storeShownQueries } from './store-shown-queries.ts';
import { keepAnswersOf, readAnswer } from './stored-answers.ts';

const moment = () => new Promise((resolve) => setTimeout(resolve, 450));
const hash = (id: string) => JSON.stringify(['recipes', 'one', id]);

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await keepAnswersOf('nobody');
});

function open(owner: () => string | undefined = () => 'ada') {
  const client = new QueryClient();
  stops.push(storeShownQueries(client, owner));
  const query = (id: string) => ({
    queryKey: ['recipes', 'one', id],
    queryFn: async () => (id === 'gone' ? null : { id }),
    meta: storedOffline('recipes', 50),
  });
  const show = (id: string) => stops.push(new QueryObserver(client, query(id)).subscribe(() => {}));
  return { client, query, show };
}

describe('what pages show', () => {
  it('SHOP-09 is stored for who is signed in', async () => {
    const { show } = open();
    show('soup');
    await moment();
    expect(await readAnswer('ada', hash('soup'))).toMatchObject({ data: { id: 'soup' } });
  });

  it('is not stored where it was fetched ahead and never opened', async () => {
    const { client, query } = open();
    await client.prefetchQuery(query('stew'));
    await moment();
    expect(await readAnswer('ada', hash('stew'))).toBeUndefined();
  });

  it('AUTH-02 is not stored for the next one after somebody has left', async () => {
    let who: string | undefined = 'ada';
    const { show } = open(() => who);
    show('soup');
    await new Promise((resolve) => setTimeout(resolve, 50));
    who = '';
    await moment();
    expect(await readAnswer('', hash('soup'))).toBeUndefined();
    expect(await readAnswer('ada', hash('soup'))).toBeUndefined();
  });

  it('goes when there is no such thing any more', async () => {
    const { client, show } = open();
    show('soup');
    await moment();
    client.setQueryData(['recipes', 'one', 'soup'], null);
    await moment();
    expect(await readAnswer('ada', hash('soup'))).toBeUndefined();
  });
});
