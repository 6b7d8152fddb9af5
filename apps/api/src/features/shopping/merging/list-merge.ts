import { shoppingBounds } from '@pomona/contract/shopping';
import { folded } from '@pomona/food/foods/names';
import type { AskedLine, Manner, WantedItem } from '../items.ts';
import { asksIn, type KeptItem, mergedInto } from './merged-item.ts';

/** Something wanted, by the name that its device gave it. */
export type Addition = WantedItem & { id: string };

/** What becomes of a list once more is wanted. */
export interface Outcome {
  added: KeptItem[];
  /** Items that stood there already, as they are now. */
  merged: KeptItem[];
  /** Where each addition went: the id of an item by that of the addition. */
  places: Map<string, string>;
}

/** A list to which one thing after the other is added; equal foods meet, also within what is added (SHOP-10). */
export interface GrowingList {
  /** Lines that `add` will look at: a reader that knows them already has nothing left to do then. */
  linesFor(addition: Addition): AskedLine[];
  add(addition: Addition): void;
  outcome(): Outcome;
}

export function growingList(items: readonly KeptItem[], manner: Manner): GrowingList {
  const list = new Map(items.map((item) => [item.id, item]));
  /** Ids of what is not bought yet, by what it is. */
  const open = new Map<string, string[]>();
  const places = new Map<string, string>();
  const touched = new Set<string>();

  function keep(item: KeptItem): void {
    const ids = open.get(keyOf(item));
    if (ids === undefined) open.set(keyOf(item), [item.id]);
    else ids.push(item.id);
  }
  const sameAs = (wanted: WantedItem) =>
    (open.get(keyOf(wanted)) ?? []).flatMap((id) => list.get(id) ?? []);
  function put(item: KeptItem): void {
    list.set(item.id, item);
    touched.add(item.id);
  }

  for (const item of items) if (!item.checked) keep(item);
  return {
    linesFor: (addition) => askedLinesOf([addition, ...sameAs(addition)]),
    add({ id, ...wanted }) {
      const same = sameAs(wanted);
      const into = itemFor(same, wanted);
      const next =
        into === undefined
          ? { ...wanted, id, checked: false }
          : { ...into, ...mergedInto(into, wanted, manner) };
      for (const full of same)
        if (isAskedBy(full, wanted) && !hasRoom(full, wanted))
          put(withoutAskers(full, wanted, manner));
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

const askedLinesOf = (items: readonly WantedItem[]): AskedLine[] =>
  items.flatMap(({ recipes }) =>
    recipes.flatMap(({ lines, language }) => lines.map((text) => ({ text, language }))),
  );

/** Equal for the same food, and for the same name where the table knows no food. */
const keyOf = ({ foodKey, item }: Pick<KeptItem, 'foodKey' | 'item'>) =>
  foodKey ?? `named ${folded(item)}`;

/** Of several of one kind that have room that for which a recipe asks already. */
function itemFor(same: readonly KeptItem[], wanted: WantedItem): KeptItem | undefined {
  const fitting = same.filter((kept) => hasRoom(kept, wanted));
  return fitting.find((kept) => isAskedBy(kept, wanted)) ?? fitting[0];
}

const isAskedBy = ({ recipes }: KeptItem, wanted: WantedItem) => recipes.some(asksIn(wanted));

/** Only so many recipes and lines are kept of one item; what more ask for is an item of its own. */
function hasRoom({ recipes }: KeptItem, wanted: WantedItem): boolean {
  if (wanted.recipes.length === 0) return true;
  const isAgain = asksIn(wanted);
  const all = [...recipes.filter((recipe) => !isAgain(recipe)), ...wanted.recipes];
  const lines = all.reduce((sum, recipe) => sum + recipe.lines.length, 0);
  return all.length <= shoppingBounds.recipes && lines <= shoppingBounds.itemLines;
}

/** An item that has no room for what a recipe asks for now, without what it asked for before. */
function withoutAskers(full: KeptItem, wanted: WantedItem, manner: Manner): KeptItem {
  const nothing = wanted.recipes.map((recipe) => ({ ...recipe, lines: [] }));
  const left = mergedInto(full, { ...wanted, recipes: nothing }, manner);
  return { ...full, ...left, recipes: left.recipes.filter(({ lines }) => lines.length > 0) };
}
