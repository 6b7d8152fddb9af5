import { randomUUID } from 'node:crypto';
import { type ShoppingItem, shoppingBounds } from '@pomona/contract/shopping';
import { shoppingCategories } from '@pomona/food/foods/categories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
interface Parts {
  payload?: object;
  key?: string;
}

function call(who: SignedIn, method: Method, path: string, { payload, key }: Parts = {}) {
  const headers = { ...who.headers, ...(key && { 'idempotency-key': key }) };
  return test.inject({
    ...{ method, headers, url: `/api/shopping${path}` },
    ...(payload && { payload }),
  });
}
const list = async (who: SignedIn) =>
  (await call(who, 'GET', '')).json<{ items: ShoppingItem[]; category_order: string[] }>();
const read = async (who: SignedIn) =>
  (await list(who)).items.map(
    ({ item, quantity, checked }) => `${quantity} ${item}${checked ? ' ✓' : ''}`,
  );
async function add(who: SignedIn, item: string, own: object = {}): Promise<string> {
  const id = randomUUID();
  const answer = await call(who, 'POST', '/items', { payload: { items: [{ id, item, ...own }] } });
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}
const tick = (who: SignedIn, id: string, checked: boolean, key?: string) =>
  call(who, 'PATCH', `/items/${id}`, { payload: { checked }, ...(key && { key }) });

describe('SHOP-09 a change whose answer was lost is sent again', () => {
  it('and does not undo what another device did in between', async () => {
    const ada = await test.signIn();
    const milk = await add(ada, 'milk');
    const key = randomUUID();
    await tick(ada, milk, true, key);
    await tick(ada, milk, false);
    const answer = await tick(ada, milk, true, key);
    expect([answer.statusCode, answer.json().checked]).toEqual([200, false]);
    expect(await read(ada)).toEqual(['1 milk']);
  });

  it('a recipe is added once: what was removed or ticked meanwhile does not come back', async () => {
    const ada = await test.signIn();
    const ingredients = ['200 g carrots', '2 eggs'];
    const id = await makeRecipe(test.database.db, { ingredients, servings: 2 });
    const key = randomUUID();
    const cook = () => call(ada, 'POST', `/recipes/${id}`, { payload: { servings: 2 }, key });
    expect((await cook()).json()).toMatchObject({ added: 2 });
    const { items } = await list(ada);
    const idOf = (food: string) => items.find(({ food_key }) => food_key === food)?.id ?? '';
    await call(ada, 'DELETE', `/items/${idOf('carrot')}`);
    await tick(ada, idOf('egg'), true);
    const again = (await cook()).json();
    expect(again).toMatchObject({ added: 1, merged: 0, replaced: false });
    expect(await read(ada)).toEqual(['2 eggs ✓']);
  });

  it('so are an order of the aisles and a removal', async () => {
    const ada = await test.signIn();
    const [key, other] = [randomUUID(), randomUUID()];
    const order = (category_order: readonly string[], own: Parts) =>
      call(ada, 'PUT', '/category-order', { ...own, payload: { category_order } });
    const reversed = [...shoppingCategories].reverse();
    await order(reversed, { key });
    await order(shoppingCategories, {});
    expect((await order(reversed, { key })).json().category_order).toEqual(shoppingCategories);
    const milk = await add(ada, 'milk', { checked: true });
    const clear = () => call(ada, 'POST', '/removals', { payload: { ids: [milk] }, key: other });
    expect((await clear()).json().removed).toHaveLength(1);
    expect((await clear()).json().removed).toEqual([]);
  });

  it('a key that is no UUID is refused, and keys of one list say nothing of another', async () => {
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const [own, hers] = [await add(ada, 'milk'), await add(eve, 'milk')];
    expect((await tick(ada, own, true, 'again')).statusCode).toBe(422);
    const key = randomUUID();
    await tick(ada, own, true, key);
    expect((await tick(eve, hers, true, key)).json().checked).toBe(true);
  });
});

describe('SHOP-05 SHOP-09 clearing what one saw completed', () => {
  it('leaves what somebody else ticked or unticked meanwhile, and may be repeated', async () => {
    const ada = await test.signIn();
    const [milk, eggs, bread] = [
      await add(ada, 'milk', { checked: true }),
      await add(ada, 'eggs', { checked: true }),
      await add(ada, 'bread'),
    ];
    // The phone saw milk and eggs completed; since then the laptop unticked the eggs and ticked the bread.
    await tick(ada, eggs, false);
    await tick(ada, bread, true);
    const clear = () => call(ada, 'POST', '/removals', { payload: { ids: [milk, eggs] } });
    const removed = (await clear()).json<{ removed: ShoppingItem[] }>().removed;
    expect(removed.map(({ id }) => id)).toEqual([milk]);
    expect((await clear()).json()).toEqual({ removed: [] });
    expect((await read(ada)).sort()).toEqual(['1 bread ✓', '1 eggs']);
  });

  it('never reaches another list, and takes 500 ids at most', async () => {
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const milk = await add(ada, 'milk', { checked: true });
    const clear = (ids: string[]) => call(eve, 'POST', '/removals', { payload: { ids } });
    expect((await clear([milk])).json()).toEqual({ removed: [] });
    expect(await read(ada)).toEqual(['1 milk ✓']);
    const many = Array.from({ length: shoppingBounds.items + 1 }, () => randomUUID());
    for (const ids of [[], many, ['7']]) expect((await clear(ids)).statusCode).toBe(422);
  });
});

describe('SHOP-09 what is done to an addition that was merged into another item', () => {
  it('is refused with a sentence: neither ticks nor removes what somebody else wants', async () => {
    const ada = await test.signIn();
    const first = await add(ada, '1 kg tomatoes');
    const more = await add(ada, '2 kg tomatoes');
    for (const answer of [await tick(ada, more, true), await call(ada, 'DELETE', `/items/${more}`)])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'shopping_item_merged']);
    expect(await read(ada)).toEqual(['3 kg tomatoes']);
    await call(ada, 'DELETE', `/items/${first}`);
    expect((await tick(ada, more, true)).statusCode).toBe(404);
  });

  it('SHOP-10 what is added as bought already stays an item of its own', async () => {
    const ada = await test.signIn();
    await add(ada, '1 kg tomatoes');
    await add(ada, '2 kg tomatoes', { checked: true });
    await add(ada, '1 kg tomatoes');
    expect((await read(ada)).sort()).toEqual(['2 kg tomatoes', '2 kg tomatoes ✓']);
    const { items } = await list(ada);
    expect(items.find(({ checked }) => checked)?.checked_by).toMatchObject({ id: ada.id });
  });
});

it.each([
  { count: 10_000, problem: { path: 'body', message: 'Too many values' } },
  { count: 501, problem: { path: 'body.items' } },
])('SHOP-09 $count items in one call are refused clearly, and nothing is added', async (sent) => {
  const ada = await test.signIn();
  const items = Array.from({ length: sent.count }, (_, at) => ({
    id: randomUUID(),
    item: `x${at}`,
  }));
  const answer = await call(ada, 'POST', '/items', { payload: { items } });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
  expect(answer.json().errors[0]).toMatchObject(sent.problem);
  expect(await read(ada)).toEqual([]);
});
