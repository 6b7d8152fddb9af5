import type { ShoppingItem } from '@pomona/contract/shopping';
import { shoppingCategories } from '@pomona/food/foods/categories';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeItem } from '#test/shopping-samples.ts';
import { withChanges, withItems } from './apply-message.ts';

const order = [...shoppingCategories];
const listOf = (revision: number, items: ShoppingItem[]) => ({
  revision,
  category_order: order,
  items,
});
const changed = (since: number, revision: number, items: ShoppingItem[], removed: string[] = []) =>
  ({ type: 'changed', category_order: order, since, revision, items, removed }) as const;

const milk = makeItem({ item: 'milk', revision: 3 });

it('SHOP-09 applies what follows on the list, ignores what it has, and asks for what it missed', () => {
  const list = listOf(3, [milk]);
  const ticked = { ...milk, checked: true, revision: 4 };
  expect(withChanges(list, changed(3, 4, [ticked]))).toEqual(listOf(4, [ticked]));
  expect(withChanges(list, changed(1, 3, [], [milk.id]))).toBe(list);
  expect(withChanges(list, changed(4, 5, [ticked]))).toBeNull();
  expect(withChanges(list, changed(3, 4, [], [milk.id]))).toEqual(listOf(4, []));
});

it('SHOP-09 a late answer replaces nothing newer and brings nothing back', () => {
  const late = { ...milk, checked: true, revision: 2 };
  expect(withItems(listOf(5, [milk]), [late])).toEqual([milk]);
  expect(withItems(listOf(5, []), [late])).toEqual([]);
  expect(withItems(listOf(5, []), [{ ...late, revision: 6 }])).toHaveLength(1);
});

it('SHOP-09 messages that overlap, are lost or come twice lead to the list of the server', () => {
  const step = fc.record({ at: fc.nat(3), kind: fc.constantFrom('put', 'tick', 'remove') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.array(fc.nat(29)), (steps, noise) => {
      const pool = [0, 1, 2, 3].map((at) => makeItem({ item: `item ${at}` }));
      const states = [listOf(0, [])];
      for (const [index, { at, kind }] of steps.entries()) {
        const items = states.at(-1)?.items ?? [];
        const base = pool[at] ?? milk;
        const revision = index + 1;
        const others = items.filter(({ id }) => id !== base.id);
        const own = items.find(({ id }) => id === base.id);
        const next = { ...(own ?? base), checked: kind === 'tick', revision };
        states.push(
          listOf(revision, kind === 'remove' ? others : withItems(listOf(-1, others), [next])),
        );
      }
      const last = states.length - 1;
      const messageBetween = (since: number, revision: number) => {
        const [before, after] = [states[since]?.items ?? [], states[revision]?.items ?? []];
        const gone = before.filter(({ id }) => !after.some((item) => item.id === id));
        return changed(
          since,
          revision,
          after.filter((item) => item.revision > since),
          gone.map(({ id }) => id),
        );
      };
      let list = listOf(0, []);
      const hear = (since: number, revision: number) => {
        // What is missing is read from the server.
        list = withChanges(list, messageBetween(since, revision)) ?? states[revision] ?? list;
      };
      for (const from of noise.filter((from) => from < last)) hear(from, from + 1);
      for (let at = 0; at < last; at += 1) hear(Math.max(0, at - 1), at + 1);
      expect(list).toEqual(states[last]);
    }),
  );
});
