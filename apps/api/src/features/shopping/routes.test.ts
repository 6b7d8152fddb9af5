import { randomUUID } from 'node:crypto';
import { type ShoppingItem, shoppingBounds } from '@pomona/contract/shopping';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { shoppingAdditions } from '#database/tables/shopping.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (who: SignedIn, method: Method, path: string, payload?: object) =>
  test.inject({
    method,
    url: `/api/shopping${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
const list = async (who: SignedIn) =>
  (await call(who, 'GET', '')).json<{ items: ShoppingItem[] }>().items;
const read = (items: ShoppingItem[]) => items.map(({ item, quantity }) => `${quantity} ${item}`);

const typed = (item: string, own: object = {}) => ({ id: randomUUID(), item, ...own });
/** An item that was removed, as a device puts it back. */
const putBack = ({ item, quantity, category, checked, ...rest }: ShoppingItem) => ({
  ...typed(item, { quantity, category, checked }),
  restored: {
    food_key: rest.food_key,
    created_at: rest.created_at,
    recipes: rest.recipes.map(({ id, servings, lines }) => ({ id, servings, lines })),
  },
});
const add = (who: SignedIn, ...items: object[]) => call(who, 'POST', '/items', { items });
async function added(who: SignedIn, ...items: object[]): Promise<ShoppingItem[]> {
  const answer = await add(who, ...items);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ items: ShoppingItem[] }>().items;
}
async function addedOne(who: SignedIn, item: object): Promise<ShoppingItem> {
  const [first] = await added(who, item);
  if (first === undefined) throw new Error('Nothing was added');
  return first;
}
const cook = (who: SignedIn, id: string, requested: object = { servings: 2 }) =>
  call(who, 'POST', `/recipes/${id}`, requested);

const soup = (lines: string[], own = {}) =>
  makeRecipe(test.database.db, { ingredients: lines, servings: 2, ...own });

describe('a list of one’s own', () => {
  it('SHOP-09 begins empty: no samples', async () => {
    expect(await list(await test.signIn())).toEqual([]);
  });

  it('SHOP-01 SHOP-06 keeps what was written, read and put into its category', async () => {
    const ada = await test.signIn();
    const requested = typed('2 kg tomatoes');
    const [item] = await added(ada, requested);
    const now = new Date(test.clock.now()).toISOString();
    expect(item).toEqual({
      id: requested.id,
      item: 'tomatoes',
      quantity: '2 kg',
      category: 'Vegetables',
      checked: false,
      food_key: 'tomato',
      recipes: [],
      added_by: { id: ada.id, name: 'Ada' },
      checked_by: null,
      revision: 1,
      created_at: now,
      updated_at: now,
    });
    expect(await list(ada)).toEqual([item]);
  });

  it('SHOP-01 quantity is 1 and the category Miscellaneous where nobody says and nobody knows', async () => {
    const item = await addedOne(await test.signIn(), typed('dish soap'));
    expect(item).toMatchObject({ item: 'dish soap', quantity: '1', category: 'Miscellaneous' });
  });

  it('SHOP-06 a category that was chosen wins over the proposed one, a quantity over the words', async () => {
    const ada = await test.signIn();
    const own = typed('2 in 1 shampoo', { quantity: '1 bottle', category: 'Produce' });
    expect(await addedOne(ada, own)).toMatchObject({
      item: '2 in 1 shampoo',
      quantity: '1 bottle',
      category: 'Produce',
    });
  });

  it('SHOP-06 tells what a line would add, in the language of whoever writes', async () => {
    const ada = await test.signIn();
    const answer = await call(ada, 'POST', '/reading', { text: '2 Dosen Tomaten', language: 'de' });
    expect(answer.json()).toMatchObject({ item: 'Tomaten', quantity: '2 Dosen' });
    expect(await list(ada)).toEqual([]);
  });

  it.each([
    { why: 'a blank name', items: [typed('   ')] },
    { why: 'a name of 201 characters', items: [typed('x'.repeat(201))] },
    { why: 'a quantity of 101 characters', items: [typed('milk', { quantity: 'x'.repeat(101) })] },
    { why: 'an unknown category', items: [typed('milk', { category: 'Sweets' })] },
    { why: 'an id that is none', items: [{ id: '7', item: 'milk' }] },
    { why: 'NUL', items: [typed('a\u0000b')] },
    { why: 'half a character', items: [typed('\ud800')] },
    { why: 'nothing', items: [] },
    { why: 'another’s list', items: [typed('milk', { list_id: randomUUID() })] },
  ])('SHOP-06 refuses $why', async ({ items }) => {
    const ada = await test.signIn();
    expect((await add(ada, ...items)).statusCode).toBe(422);
    expect(await list(ada)).toEqual([]);
  });

  it('an item stays one line, whatever was pasted', async () => {
    const item = await addedOne(await test.signIn(), typed('oat\n\tbar', { quantity: 'a\r\nbox' }));
    expect(item).toMatchObject({ item: 'oat bar', quantity: 'a box' });
  });

  it('SHOP-09 holds 500 items, and says so', async () => {
    const ada = await test.signIn();
    const many = Array.from({ length: 499 }, (_, place) =>
      typed(`thing ${'abcdefghij'[place % 10]}${place}x`),
    );
    expect((await add(ada, ...many.slice(0, 101))).statusCode).toBe(422);
    for (let at = 0; at < 499; at += 100) await added(ada, ...many.slice(at, at + 100));
    const answer = await add(ada, typed('quince'), typed('medlar'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'shopping_list_full']);
    expect(await list(ada)).toHaveLength(499);
    const pot = await soup(['1 quince', '1 medlar', '1 walnut']);
    expect((await cook(ada, pot)).statusCode).toBe(409);
    await added(ada, typed('quince'));
    // More of what is there needs no room.
    expect(read(await added(ada, typed('2 quince')))).toEqual(['3 quince']);
  });
});

describe('SHOP-09 nothing lost, nothing doubled', () => {
  it('the same call sent twice adds once, and answers the same', async () => {
    const ada = await test.signIn();
    const requested = typed('2 kg tomatoes');
    expect(await added(ada, requested)).toEqual(await added(ada, requested));
    expect(read(await list(ada))).toEqual(['2 kg tomatoes']);
  });

  it('also where it was merged into another item', async () => {
    const ada = await test.signIn();
    const first = await addedOne(ada, typed('2 kg tomatoes'));
    const more = typed('1 kg tomatoes');
    const [once, twice] = [await addedOne(ada, more), await addedOne(ada, more)];
    expect([once.id, twice.id, twice.quantity]).toEqual([first.id, first.id, '3 kg']);
  });

  it('also where it has been deleted since', async () => {
    const ada = await test.signIn();
    const requested = typed('milk');
    await added(ada, requested);
    await call(ada, 'DELETE', `/items/${requested.id}`);
    expect(await added(ada, requested)).toEqual([]);
    expect(await list(ada)).toEqual([]);
  });

  it('also a hundred times at once, and twice within one call', async () => {
    const ada = await test.signIn();
    const requested = typed('2 kg tomatoes');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => add(ada, requested, requested)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(read(await list(ada))).toEqual(['2 kg tomatoes']);
  });

  it('two devices that add at once lose nothing', async () => {
    const ada = await test.signIn();
    const one = await soup(['100 g carrots', '1 egg']);
    const other = await soup(['200 g carrots', '2 eggs']);
    await Promise.all([
      cook(ada, one),
      cook(ada, other),
      ...Array.from({ length: 20 }, () => add(ada, typed('10 g carrots'), typed('dish soap'))),
    ]);
    const items = read(await list(ada)).sort();
    expect(items).toEqual(['20 dish soap', '3 eggs', '500 g carrots']);
  });

  it('an id that somebody else took is a conflict, and tells nothing of them', async () => {
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const { id } = await addedOne(ada, typed('secret sauce'));
    const answer = await add(eve, { id, item: 'milk' }, typed('eggs'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect([await list(eve), read(await list(ada))]).toEqual([[], ['1 secret sauce']]);
  });

  it('names of additions are forgotten after two months', async () => {
    const ada = await test.signIn();
    const requested = typed('milk');
    const isKnown = async () =>
      (await test.database.db.$count(shoppingAdditions, eq(shoppingAdditions.id, requested.id))) ===
      1;
    await added(ada, requested);
    await added(ada, typed('eggs'));
    expect(await isKnown()).toBe(true);
    const { db } = test.database;
    const createdAt = new Date(test.clock.now() - 61 * 24 * 3_600_000);
    await db
      .update(shoppingAdditions)
      .set({ createdAt })
      .where(eq(shoppingAdditions.id, requested.id));
    await added(ada, typed('bread'));
    expect(await isKnown()).toBe(false);
  });
});

describe('SHOP-06 while somebody types', () => {
  it('reading counts as reading: who types for minutes may still add', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const { headers } = await limited.signIn();
      const send = (path: string, payload: object) =>
        limited.inject({ method: 'POST', url: `/api/shopping${path}`, headers, payload });
      for (let count = 0; count < 150; count += 1)
        expect((await send('/reading', { text: `${count} eggs` })).statusCode).toBe(200);
      expect((await send('/items', { items: [typed('2 eggs')] })).statusCode).toBe(201);
    } finally {
      await limited.close();
    }
  });

  it('SHOP-10 a list in pounds stays in pounds, one in grams in grams', async () => {
    const ada = await test.signIn();
    await added(ada, typed('2 lb apples'));
    expect(read(await added(ada, typed('1 lb apples')))).toEqual(['3 lb apples']);
    expect(read(await added(ada, typed('1 lb pears'), typed('1 lb pears')))).toEqual([
      '2 lb pears',
    ]);
    const eve = await test.signIn();
    await added(eve, typed('2 kg apples'), typed('1 l milk'));
    expect(read(await added(eve, typed('1 lb apples')))).toEqual(['2.46 kg apples']);
  });
});

describe('SHOP-10 from a recipe', () => {
  it('DETAIL-06 adds the scaled ingredients, each in its category, and says how many', async () => {
    const ada = await test.signIn();
    const id = await soup(
      ['For the soup:', '200 g carrots, grated', '1 onion', '1/2 tsp salt', '1 l water'],
      { title: 'Carrot Soup' },
    );
    const answer = await cook(ada, id, { servings: 4, skip_staples: true });
    expect(answer.json()).toMatchObject({ added: 2, merged: 0, skipped: 2, replaced: false });
    const items = await list(ada);
    expect(read(items).sort()).toEqual(['2 onions', '400 g carrots']);
    const carrots = items.find(({ food_key }) => food_key === 'carrot');
    expect(carrots).toMatchObject({
      category: 'Vegetables',
      recipes: [{ id, title: 'Carrot Soup', servings: 4, lines: ['400 g carrots, grated'] }],
    });
  });

  it('adds water and salt unless asked not to', async () => {
    const ada = await test.signIn();
    const answer = await cook(ada, await soup(['1 tsp salt', '1 l water']));
    expect(answer.json()).toMatchObject({ added: 2, skipped: 0 });
  });

  it('DETAIL-06 adds only the lines that are asked for', async () => {
    const ada = await test.signIn();
    const id = await soup(['200 g carrots', '1 onion', '2 eggs']);
    await cook(ada, id, { servings: 2, only: [0, 2, 40] });
    expect(read(await list(ada)).sort()).toEqual(['2 eggs', '200 g carrots']);
    for (const only of [[], [-1], [0.5], ['0'], [100]])
      expect((await cook(ada, id, { servings: 2, only })).statusCode, only.join()).toBe(422);
  });

  it('keeps which recipes asked, merges by density, and names foods in the member’s language', async () => {
    const ada = await test.signIn();
    const one = await soup(['200 g flour'], { title: 'Bread' });
    const other = await soup(['1 cup flour'], { title: 'Cake' });
    await cook(ada, one, { servings: 2, language: 'de' });
    const answer = await cook(ada, other, { servings: 2, language: 'de' });
    expect(answer.json()).toMatchObject({ added: 0, merged: 1 });
    const [flour, ...rest] = await list(ada);
    expect([flour?.item, flour?.quantity, rest]).toEqual(['Weizenmehl', '325 g', []]);
    expect(flour?.recipes.map(({ title }) => title).sort()).toEqual(['Bread', 'Cake']);
  });

  it('SHOP-07 I18N-02 names foods in the language of the page that asked, where nothing else is said', async () => {
    const ada = await test.signIn();
    const german = { ...ada, headers: { ...ada.headers, 'accept-language': 'de' } };
    await cook(german, await soup(['500 g spinach']));
    expect(read(await list(ada))).toEqual(['500 g Spinat']);
  });

  it('added again for other servings takes the place of its former part, and says so', async () => {
    const ada = await test.signIn();
    const id = await soup(['200 g carrots']);
    await added(ada, typed('1 kg carrots'));
    await cook(ada, id);
    expect((await cook(ada, id)).json()).toMatchObject({ replaced: true, added: 0, merged: 1 });
    expect(read(await list(ada))).toEqual(['1.2 kg carrots']);
    await cook(ada, id, { servings: 8 });
    const [carrots] = await list(ada);
    expect(carrots).toMatchObject({ quantity: '1.8 kg', recipes: [{ servings: 8 }] });
  });

  it('DETAIL-06 says that something was replaced only where it was', async () => {
    const ada = await test.signIn();
    const id = await soup(['200 g carrots', '2 eggs', '1 onion']);
    await cook(ada, id, { servings: 2, only: [0] });
    const others = (await cook(ada, id, { servings: 2, only: [1, 2] })).json();
    expect(others).toMatchObject({ added: 2, merged: 0, replaced: false });
    const all = (await cook(ada, id, { servings: 4 })).json();
    expect(all).toMatchObject({ added: 0, merged: 3, replaced: true });
  });

  it('what is ticked is not touched', async () => {
    const ada = await test.signIn();
    const { id: bought } = await addedOne(ada, typed('1 kg carrots'));
    await call(ada, 'PATCH', `/items/${bought}`, { checked: true });
    expect((await cook(ada, await soup(['200 g carrots']))).json()).toMatchObject({ added: 1 });
    expect(read(await list(ada)).sort()).toEqual(['1 kg carrots', '200 g carrots']);
  });

  it('a recipe that one may not see does not exist', async () => {
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const id = await soup(['200 g carrots'], { ownerId: eve.id, publishedAt: null });
    for (const requested of [id, 'no-such-dish']) {
      const answer = await cook(ada, requested);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'recipe_not_found']);
    }
    expect((await cook(eve, id)).statusCode).toBe(200);
  });

  it('a recipe that is no longer to be seen is not named, one that is deleted goes from the item', async () => {
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const id = await soup(['200 g carrots'], { ownerId: eve.id });
    await cook(ada, id);
    const { db } = test.database;
    await db.update(recipes).set({ publishedAt: null }).where(eq(recipes.id, id));
    expect((await list(ada))[0]).toMatchObject({ quantity: '200 g', recipes: [] });
    await db.delete(recipes).where(eq(recipes.id, id));
    expect((await list(ada))[0]).toMatchObject({ quantity: '200 g', recipes: [] });
    await cook(ada, await soup(['100 g carrots']));
    expect(read(await list(ada))).toEqual(['300 g carrots']);
  });
});

it('PROF-07 REC-10 an item says which allergens its food holds, and which it may hold', async () => {
  const ada = await test.signIn();
  const butter = (await addedOne(ada, typed('peanut butter'))) as ShoppingItem;
  expect(butter.contains).toEqual(['peanut']);
  const milk = await call(ada, 'PATCH', `/items/${butter.id}`, { item: 'milk' });
  expect(milk.json<ShoppingItem>().contains).toEqual(['milk']);
  const soap = (await addedOne(ada, typed('dish soap'))) as ShoppingItem;
  expect([soap.contains, soap.may_contain]).toEqual([undefined, undefined]);
});

describe('changing and removing', () => {
  it('SHOP-07 ticks, and changes name, quantity and category', async () => {
    const ada = await test.signIn();
    const { id } = await addedOne(ada, typed('2 kg tomatoes'));
    test.clock.advance(1000);
    const ticked = await call(ada, 'PATCH', `/items/${id}`, { checked: true });
    expect(ticked.json()).toMatchObject({
      checked: true,
      quantity: '2 kg',
      updated_at: new Date(test.clock.now()).toISOString(),
    });
    const change = { item: 'milk', quantity: '3 cartons' };
    expect((await call(ada, 'PATCH', `/items/${id}`, change)).json()).toMatchObject({
      ...change,
      food_key: 'milk',
      category: 'Dairy',
      checked: true,
    });
    await call(ada, 'PATCH', `/items/${id}`, { category: 'Produce' });
    expect((await call(ada, 'PATCH', `/items/${id}`, { item: 'oat milk' })).json()).toMatchObject({
      category: 'Produce',
      food_key: 'oat-milk',
    });
    for (const wrong of [{ item: ' ' }, { quantity: '' }, { checked: 'yes' }, { food_key: 'milk' }])
      expect((await call(ada, 'PATCH', `/items/${id}`, wrong)).statusCode).toBe(422);
  });

  it('SHOP-05 clears what is checked, answers what went, and puts it back as it was', async () => {
    const ada = await test.signIn();
    const pot = await soup(['200 g carrots', '1 onion', '2 eggs'], { title: 'Pot' });
    await cook(ada, pot);
    await added(ada, typed('dish soap'));
    const before = await list(ada);
    for (const { id } of before.slice(0, 2))
      await call(ada, 'PATCH', `/items/${id}`, { checked: true });
    const ticked = await list(ada);
    const { removed } = (await call(ada, 'DELETE', '/items?checked=true')).json<{
      removed: ShoppingItem[];
    }>();
    expect(removed).toEqual(ticked.filter(({ checked }) => checked));
    expect(await list(ada)).toEqual(ticked.filter(({ checked }) => !checked));
    test.clock.advance(5000);
    await added(ada, ...removed.map(putBack));
    const plain = (items: ShoppingItem[]) =>
      items.map((item) => ({ ...item, id: undefined, revision: 0, updated_at: undefined }));
    expect(plain(await list(ada))).toEqual(plain(ticked));
  });

  it('SHOP-05 clears nothing unless told what', async () => {
    const ada = await test.signIn();
    const { id } = await addedOne(ada, typed('milk'));
    await call(ada, 'PATCH', `/items/${id}`, { checked: true });
    for (const query of ['', '?checked=false', '?checked=1'])
      expect((await call(ada, 'DELETE', `/items${query}`)).statusCode).toBe(422);
    expect(await list(ada)).toHaveLength(1);
  });

  it('what is put back names no recipe that one may not see, and no time to come', async () => {
    const [ada, eve] = [await test.signIn(), await test.signIn()];
    const id = await soup(['1 egg'], { ownerId: eve.id, publishedAt: null });
    const restored = {
      food_key: 'no-such-food',
      recipes: [{ id, servings: 2, lines: ['1 egg'] }],
      created_at: '2999-01-01T00:00:00.000Z',
    };
    const item = await addedOne(ada, typed('egg', { quantity: '1', restored }));
    expect(item).toMatchObject({
      food_key: null,
      recipes: [],
      created_at: new Date(test.clock.now()).toISOString(),
    });
  });

  it('SHOP-05 what as many recipes ask for as exist can be put back', async () => {
    const ada = await test.signIn();
    for (let count = 0; count <= shoppingBounds.recipes; count += 1)
      await cook(ada, await soup(['2 g carrots']));
    const items = await list(ada);
    expect(items).toHaveLength(2);
    for (const { id } of items) await call(ada, 'PATCH', `/items/${id}`, { checked: true });
    const { removed } = (await call(ada, 'DELETE', '/items?checked=true')).json<{
      removed: ShoppingItem[];
    }>();
    expect(removed).toHaveLength(2);
    await added(ada, ...removed.map(putBack));
    const summaries = (some: ShoppingItem[]) =>
      some.map(({ quantity, recipes: requests }) => `${quantity} of ${requests.length}`).sort();
    expect(summaries(await list(ada))).toEqual(['100 g of 50', '2 g of 1']);
    expect(summaries(items)).toEqual(['100 g of 50', '2 g of 1']);
  });

  it('puts nothing back that holds more lines than an item may', async () => {
    const ada = await test.signIn();
    const lines = Array(shoppingBounds.lines).fill('1 g carrots');
    const recipes = ['a', 'b', 'c'].map((id) => ({ id, servings: 2, lines }));
    const restored = (of: object[]) => ({
      ...{ food_key: 'carrot', recipes: of, created_at: '2026-11-01T08:00:00.000Z' },
    });
    const put = (of: object[]) =>
      add(ada, typed('carrots', { quantity: '1 g', restored: restored(of) }));
    expect((await put(recipes)).statusCode).toBe(422);
    expect((await put(recipes.slice(0, 2))).statusCode).toBe(201);
  });

  it('what is put back from before all time stands at its beginning', async () => {
    const restored = { food_key: null, recipes: [], created_at: '0000-01-01T00:00:00Z' };
    const item = await addedOne(await test.signIn(), typed('egg', { quantity: '1', restored }));
    expect(item.created_at).toBe('1970-01-01T00:00:00.000Z');
  });

  it('SHOP-07 deletes one, and a second time there is none', async () => {
    const ada = await test.signIn();
    const item = await addedOne(ada, typed('milk'));
    expect((await call(ada, 'DELETE', `/items/${item.id}`)).json()).toEqual({ removed: [item] });
    const again = await call(ada, 'DELETE', `/items/${item.id}`);
    expect([again.statusCode, again.json().code]).toEqual([404, 'shopping_item_not_found']);
  });

  it('ROLE-04 nobody else sees or changes it, administrators neither', async () => {
    const ada = await test.signIn();
    const { id } = await addedOne(ada, typed('secret sauce'));
    for (const other of [await test.signIn(), await test.signIn({ isAdmin: true })]) {
      expect(await list(other)).toEqual([]);
      expect((await call(other, 'PATCH', `/items/${id}`, { checked: true })).statusCode).toBe(404);
      expect((await call(other, 'DELETE', `/items/${id}`)).statusCode).toBe(404);
      await call(other, 'DELETE', '/items?checked=true');
    }
    expect(read(await list(ada))).toEqual(['1 secret sauce']);
    expect((await test.inject({ url: '/api/shopping' })).statusCode).toBe(401);
  });
});
