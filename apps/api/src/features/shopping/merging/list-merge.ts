import { shoppingBounds } from '@pomona/contract/shopping';
import { folded } from '@pomona/food/foods/names';
import type { ItemToBuy, SourceLine, WritingOptions } from '../items.ts';
import { isAmong, type ListItem, mergedInto } from './merged-item.ts';

/** Something wanted, by the name that its device gave it. */
export type Addition = ItemToBuy & { id: string };

/** What becomes of a list once more is wanted. */
export interface Outcome {
  added: ListItem[];
  /** Items that stood there already, as they are now. */
  merged: ListItem[];
  /** Where each addition went: the id of an item by that of the addition. */
  places: Map<string, string>;
}

/** A list to which one thing after the other is added; equal foods meet, also within what is added (SHOP-10). */
export interface GrowingList {
  /** Lines that `add` will look at: a reader that knows them already has nothing left to do then. */
  linesFor(addition: Addition): SourceLine[];
  add(addition: Addition): void;
  outcome(): Outcome;
}

export function growingList(items: readonly ListItem[], options: WritingOptions): GrowingList {
  const list = new Map(items.map((item) => [item.id, item]));
  /** Ids of what is not bought yet, by what it is. */
  const open = new Map<string, string[]>();
  const places = new Map<string, string>();
  const touched = new Set<string>();

  function keep(item: ListItem): void {
    const ids = open.get(keyOf(item));
    if (ids === undefined) open.set(keyOf(item), [item.id]);
    else ids.push(item.id);
  }
  const sameAs = (wanted: ItemToBuy) =>
    (open.get(keyOf(wanted)) ?? []).flatMap((id) => list.get(id) ?? []);
  function put(item: ListItem): void {
    list.set(item.id, item);
    touched.add(item.id);
  }

  for (const item of items) if (!item.checked) keep(item);
  return {
    linesFor: (addition) => sourceLinesOf([addition, ...sameAs(addition)]),
    add({ id, ...wanted }) {
      const same = sameAs(wanted);
      const into = itemFor(same, wanted);
      const next =
        into === undefined
          ? { ...wanted, id, checked: false }
          : { ...into, ...mergedInto(into, wanted, options) };
      for (const full of same)
        if (isRequestedBy(full, wanted) && !hasRoom(full, wanted))
          put(withoutRequests(full, wanted, options));
      if (into === undefined) keep(next);
      put(next);
      places.set(id, next.id);
    },
    outcome() {
      const now = [...touched].flatMap((id) => list.get(id) ?? []);
      const wereThere = new Set(items.map(({ id }) => id));
      return {
        added: now.filter(({ id }) => !wereThere.has(id)),
        merged: now.filter(({ id }) => wereThere.has(id)),
        places,
      };
    },
  };
}

const sourceLinesOf = (items: readonly ItemToBuy[]): SourceLine[] =>
  items.flatMap(({ recipes }) =>
    recipes.flatMap(({ lines, language }) => lines.map((text) => ({ text, language }))),
  );

/** Equal for the same food, and for the same name where the table knows no food. */
const keyOf = ({ foodKey, item }: Pick<ListItem, 'foodKey' | 'item'>) =>
  foodKey ?? `named ${folded(item)}`;

/** Of several of one kind that have room that for which a recipe asks already. */
function itemFor(same: readonly ListItem[], wanted: ItemToBuy): ListItem | undefined {
  const fitting = same.filter((kept) => hasRoom(kept, wanted));
  return fitting.find((kept) => isRequestedBy(kept, wanted)) ?? fitting[0];
}

const isRequestedBy = ({ recipes }: ListItem, wanted: ItemToBuy) => recipes.some(isAmong(wanted));

/** Only so many recipes and lines are kept of one item; what more ask for is an item of its own. */
function hasRoom({ recipes }: ListItem, wanted: ItemToBuy): boolean {
  if (wanted.recipes.length === 0) return true;
  const isAgain = isAmong(wanted);
  const all = [...recipes.filter((recipe) => !isAgain(recipe)), ...wanted.recipes];
  const lines = all.reduce((sum, recipe) => sum + recipe.lines.length, 0);
  return all.length <= shoppingBounds.recipes && lines <= shoppingBounds.itemLines;
}

/** An item that has no room for what a recipe asks for now, without what it asked for before. */
function withoutRequests(full: ListItem, wanted: ItemToBuy, options: WritingOptions): ListItem {
  const nothing = wanted.recipes.map((recipe) => ({ ...recipe, lines: [] }));
  const left = mergedInto(full, { ...wanted, recipes: nothing }, options);
  return { ...full, ...left, recipes: left.recipes.filter(({ lines }) => lines.length > 0) };
}
