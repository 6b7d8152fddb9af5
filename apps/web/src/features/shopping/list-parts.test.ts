import { describe, expect, it } from 'vitest';
import { makeItem } from '#test/shopping-samples.ts';
import { restoring } from './changes/additions.ts';
import { type Answer, afterAnswer, afterMutation } from './changes/list-mutation.ts';
import { columnsOf, exportText, groupsOf, recipesOf } from './list-parts.ts';

const tomatoes = makeItem();
const milk = makeItem({ item: 'milk', quantity: '1', category: 'Dairy' });
const carrots = makeItem({ item: 'carrots', quantity: '200 g', checked: true });
const list = [carrots, milk, tomatoes];

describe('the parts of a list', () => {
  it('SHOP-07 groups in the order of the shop, with what remains', () => {
    expect(
      groupsOf(list).map(({ category, remaining, items }) => [category, remaining, items.length]),
    ).toEqual([
      ['Vegetables', 1, 2],
      ['Dairy', 1, 1],
    ]);
  });

  it('SHOP-03 exports what is not checked, one line each', () => {
    expect(exportText(list)).toBe('- tomatoes (2 kg)\n- milk (1)');
    expect(exportText([carrots])).toBe('');
  });

  it('two columns of about one height keep the order of the shop', () => {
    const many = Array.from({ length: 9 }, () => makeItem({ category: 'Pantry' }));
    const groups = groupsOf([...list, ...many]);
    expect(columnsOf(groups).map((column) => column.map(({ category }) => category))).toEqual([
      ['Vegetables', 'Dairy'],
      ['Pantry'],
    ]);
    expect(columnsOf(groupsOf([milk])).map((column) => column.length)).toEqual([1, 0]);
    expect(columnsOf([])).toEqual([[], []]);
  });

  it('SHOP-10 names each recipe once', () => {
    const own = { language: 'en' as const, servings: 2, lines: ['200 g carrots'] };
    const soup = { ...own, id: 'soup', title: 'Soup' };
    const cake = { ...own, id: 'cake', title: 'Cake' };
    const items = [makeItem({ recipes: [soup, cake] }), makeItem({ recipes: [soup] })];
    expect(recipesOf(items).map(({ title }) => title)).toEqual(['Cake', 'Soup']);
  });
});

describe('SHOP-09 a list that is changed before the server has answered', () => {
  it('is ticked, shortened and cleared at once', () => {
    const ticked = afterMutation(list, { kind: 'change', item: milk, change: { checked: true } });
    expect(ticked.find(({ id }) => id === milk.id)?.checked).toBe(true);
    expect(afterMutation(list, { kind: 'remove', item: milk })).toEqual([carrots, tomatoes]);
    expect(afterMutation(list, { kind: 'clear', ids: [carrots.id, milk.id] })).toEqual([
      milk,
      tomatoes,
    ]);
  });

  it('shows what is done twice once', () => {
    const undo = restoring([makeItem({ item: 'eggs' })], 'en');
    const once = afterMutation(list, undo);
    expect(once).toHaveLength(4);
    expect(afterMutation(once, undo)).toEqual(once);
  });

  it('follows the answer: what was merged, and what went', () => {
    const more = { ...tomatoes, quantity: '3 kg' };
    const known = { revision: 0, category_order: [], items: list };
    const itemsAfter = (answer: Answer) => afterAnswer(known, answer).items;
    expect(itemsAfter({ items: [more], removed: [] })).toEqual([carrots, milk, more]);
    expect(itemsAfter({ items: [], removed: [milk, carrots] })).toEqual([tomatoes]);
  });

  it('SHOP-05 puts back what one call added where it stood', () => {
    const [a, b, c] = ['apples', 'Bread', 'cheese'].map((item) => makeItem({ item }));
    if (!a || !b || !c) throw new Error('Nothing was made');
    const back = afterMutation([b, c], restoring([a], 'en'));
    expect(back.map(({ item }) => item)).toEqual(['apples', 'Bread', 'cheese']);
  });

  it('SHOP-05 puts back under new names what was removed, in its old place', () => {
    const old = makeItem({ item: 'oats', created_at: '2026-11-01T08:00:00.000Z' });
    const undo = restoring([old], 'en');
    const [back, ...rest] = afterMutation(list, undo);
    expect(rest).toEqual(list);
    expect([back?.item, back?.id === old.id]).toEqual(['oats', false]);
  });
});
