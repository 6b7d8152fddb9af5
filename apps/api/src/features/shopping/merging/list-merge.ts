import { shoppingBounds } from '@pomona/contract/shopping';
import { folded } from '@pomona/food/foods/names';
import type { ItemToBuy, SourceLine, WritingOptions } from '../items.ts';
import { isAmong, type ListItem, mergedInto } from './merged-item.ts';

/** With the id that the device gave it; what is bought already stays an item of its own. */
export type Addition = ItemToBuy & { id: string; checked?: boolean };

export interface Outcome {
  added: ListItem[];
  merged: ListItem[];
  /** The id of the item by that of the addition. */
  itemIds: Map<string, string>;
}

/** A list to which items are added one by one; equal foods are merged, also among the additions (SHOP-10). */
export interface MergingList {
  /** Lines that `add` will read, so that they can be cached before. */
  linesFor(addition: Addition): SourceLine[];
  add(addition: Addition): void;
  outcome(): Outcome;
}

export function mergingList(items: readonly ListItem[], options: WritingOptions): MergingList {
  const list = new Map(items.map((item) => [item.id, item]));
  /** Ids of unchecked items by food. */
  const open = new Map<string, string[]>();
  const itemIds = new Map<string, string>();
  const touched = new Set<string>();

  function indexItem(item: ListItem): void {
    const ids = open.get(keyOf(item));
    if (ids === undefined) open.set(keyOf(item), [item.id]);
    else ids.push(item.id);
  }
  const sameAs = (addition: ItemToBuy) =>
    (open.get(keyOf(addition)) ?? []).flatMap((id) => list.get(id) ?? []);
  function put(item: ListItem): void {
    list.set(item.id, item);
    touched.add(item.id);
  }

  for (const item of items) if (!item.checked) indexItem(item);
  return {
    linesFor: (addition) => sourceLinesOf([addition, ...sameAs(addition)]),
    add({ id, checked = false, ...addition }) {
      const same = checked ? [] : sameAs(addition);
      const into = itemFor(same, addition);
      const next =
        into === undefined
          ? { ...addition, id, checked }
          : { ...into, ...mergedInto(into, addition, options) };
      for (const full of same)
        if (isRequestedBy(full, addition) && !hasRoom(full, addition))
          put(withoutRequests(full, addition, options));
      if (into === undefined && !checked) indexItem(next);
      put(next);
      itemIds.set(id, next.id);
    },
    outcome() {
      const now = [...touched].flatMap((id) => list.get(id) ?? []);
      const wereThere = new Set(items.map(({ id }) => id));
      return {
        added: now.filter(({ id }) => !wereThere.has(id)),
        merged: now.filter(({ id }) => wereThere.has(id)),
        itemIds,
      };
    },
  };
}

const sourceLinesOf = (items: readonly ItemToBuy[]): SourceLine[] =>
  items.flatMap(({ recipes }) =>
    recipes.flatMap(({ lines, language }) => lines.map((text) => ({ text, language }))),
  );

const keyOf = ({ foodKey, item }: Pick<ListItem, 'foodKey' | 'item'>) =>
  foodKey ?? `named ${folded(item)}`;

/** Of several with room the one that the recipe is part of already. */
function itemFor(same: readonly ListItem[], addition: ItemToBuy): ListItem | undefined {
  const fitting = same.filter((item) => hasRoom(item, addition));
  return fitting.find((item) => isRequestedBy(item, addition)) ?? fitting[0];
}

const isRequestedBy = ({ recipes }: ListItem, addition: ItemToBuy) =>
  recipes.some(isAmong(addition));

/** An item has a limit of recipes and lines; beyond it a further item is made. */
function hasRoom({ recipes }: ListItem, addition: ItemToBuy): boolean {
  if (addition.recipes.length === 0) return true;
  const isAgain = isAmong(addition);
  const all = [...recipes.filter((recipe) => !isAgain(recipe)), ...addition.recipes];
  const lines = all.reduce((sum, recipe) => sum + recipe.lines.length, 0);
  return all.length <= shoppingBounds.recipes && lines <= shoppingBounds.itemLines;
}

/** A full item without the earlier request of the recipe. */
function withoutRequests(full: ListItem, addition: ItemToBuy, options: WritingOptions): ListItem {
  const nothing = addition.recipes.map((recipe) => ({ ...recipe, lines: [] }));
  const left = mergedInto(full, { ...addition, recipes: nothing }, options);
  return { ...full, ...left, recipes: left.recipes.filter(({ lines }) => lines.length > 0) };
}
