import type { ShoppingItemChange } from '@pomona/contract/shopping';
import { expect, it } from 'vitest';
import { makeItem } from '#test/shopping-samples.ts';
import { restoring, typing } from './additions.ts';
import type { ListMutation } from './list-mutation.ts';
import { mergeListChanges } from './merge.ts';

const id = '00000000-0000-4000-8000-00000000000a';
const typed = typing({ id, text: '2 kg tomatoes', category: null }, 'en', undefined);
const item = typed.shown[0] ?? makeItem();
const merge = (earlier: ListMutation, later: ListMutation, token: string | null = null) =>
  mergeListChanges({ ...earlier, token }, { ...later, token });
const changing = (change: ShoppingItemChange): ListMutation => ({ kind: 'change', item, change });
const itemAfter = (change: ShoppingItemChange) =>
  (merge(typed, changing(change)) as { items: unknown[] }).items[0];

it('SHOP-09 what is done to an item that was never sent is part of adding it', () => {
  expect(itemAfter({ checked: true })).toEqual({ id, item: '2 kg tomatoes', checked: true });
  expect(itemAfter({ category: 'Produce' })).toMatchObject({ category: 'Produce' });
  // The server still reads a line that was only rewritten.
  expect(itemAfter({ item: '3 kg tomatoes' })).toEqual({ id, item: '3 kg tomatoes' });
  expect(itemAfter({ quantity: '3 kg' })).toEqual({ id, item: '2 kg tomatoes', quantity: '3 kg' });
  expect(merge(typed, changing({ checked: true }))).toMatchObject({ shown: [{ checked: true }] });
  expect(merge(typed, { kind: 'remove', item })).toBeNull();
});

it('SHOP-09 a line that was read before it was sent keeps what was read', () => {
  const read = {
    item: 'tomatoes',
    quantity: '2 kg',
    category: 'Vegetables',
    food_key: 'tomato',
  } as const;
  const known = typing({ id, text: '2 kg tomatoes', category: null }, 'en', read);
  const renamed = merge(known, changing({ item: 'plums' })) as { items: unknown[] };
  expect(renamed.items[0]).toEqual({ id, item: 'plums', quantity: '2 kg' });
});

it('SHOP-09 changes of one item become one, field by field; others stay apart', () => {
  const both = merge(changing({ checked: true, quantity: '1 kg' }), changing({ checked: false }));
  expect(both).toMatchObject({ change: { checked: false, quantity: '1 kg' } });
  const other: ListMutation = { kind: 'change', item: makeItem(), change: { checked: true } };
  expect(merge(changing({ checked: true }), other)).toBeUndefined();
  expect(merge(typed, other)).toBeUndefined();
  // Undo brings the item back as it was changed.
  expect(merge(changing({ quantity: '1 kg' }), { kind: 'remove', item })).toBeUndefined();
});

it('SHOP-09 of several that are put back, one may be removed again', () => {
  const removed = restoring([makeItem({ item: 'milk' }), makeItem({ item: 'eggs' })], 'en');
  const [milk] = removed.shown;
  if (milk === undefined) throw new Error('Nothing is put back');
  const left = merge(removed, { kind: 'remove', item: milk });
  expect(left).toMatchObject({ items: [{ item: 'eggs' }], shown: [{ item: 'eggs' }] });
});

it('SHOP-04 SHOP-09 a guest’s addition takes no ticks along, and lists do not mix', () => {
  expect(merge(typed, changing({ checked: true }), 'token')).toBeUndefined();
  const own = { ...typed, token: null };
  expect(mergeListChanges(own, { ...changing({ checked: true }), token: 'token' })).toBeUndefined();
});
