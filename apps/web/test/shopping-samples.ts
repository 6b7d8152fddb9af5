import type { NewShoppingItem, ShoppingItem, ShoppingList } from '@pomona/contract/shopping';
import type { ShoppingMessage } from '@pomona/contract/shopping/live';
import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';
import type { Answers, SeenRequest } from './fake-api.ts';

let made = 0;

/** A different id each time. */
function nextId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

export function makeItem(own: Partial<ShoppingItem> = {}): ShoppingItem {
  return {
    ...{ id: nextId(), item: 'tomatoes', quantity: '2 kg', category: 'Vegetables' },
    ...{ checked: false, food_key: 'tomato', recipes: [] },
    ...{ added_by: null, checked_by: null, revision: 0 },
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
    ...own,
  };
}

/** As the server answers it. */
export const wholeList = (items: ShoppingItem[], revision = 1): ShoppingList => ({
  ...{ revision, items },
  category_order: [...shoppingCategories],
});

/** A server with one list, which does what it is told. */
export function shoppingServer(start: readonly ShoppingItem[]): {
  answers: Answers;
  items(): ShoppingItem[];
  /** Something that another device changed: what its message says. */
  change(next: (items: ShoppingItem[], revision: number) => ShoppingItem[]): ShoppingMessage;
} {
  let items = [...start];
  let revision = 1;
  let categoryOrder = [...shoppingCategories];
  const list = () => ({ revision, category_order: categoryOrder, items });
  const take = (isGone: (item: ShoppingItem) => boolean) => {
    const removed = items.filter(isGone);
    items = items.filter((item) => !isGone(item));
    revision += 1;
    return { removed };
  };
  const answers: Answers = {
    readShoppingList: list,
    readShoppingShare: () => ({ share: null }),
    orderShoppingCategories: ({ body }) => {
      categoryOrder = (body as { category_order: ShoppingCategory[] }).category_order;
      revision += 1;
      return { category_order: categoryOrder };
    },
    readShoppingLine: ({ body }) => readOf((body as { text: string }).text),
    addShoppingItems: ({ body }) => {
      revision += 1;
      const { items: additions } = body as { items: NewShoppingItem[] };
      const added = additions.map(({ restored, item, ...own }) => {
        const since = restored ?? { created_at: '2026-11-21T08:00:00.000Z' };
        const recipes =
          restored?.recipes.map((recipe) => ({
            ...recipe,
            title: 'Soup',
            language: 'en' as const,
          })) ?? [];
        return makeItem({ ...readOf(item), ...since, ...definedIn(own), recipes, revision });
      });
      items = [...items, ...added];
      return { items: added };
    },
    changeShoppingItem: ({ params, body }: SeenRequest) => {
      revision += 1;
      items = items.map((item) =>
        item.id === params.id ? { ...item, ...(body as object), revision } : item,
      );
      return items.find(({ id }) => id === params.id);
    },
    deleteShoppingItem: ({ params }) => take(({ id }) => id === params.id),
    removeShoppingItems: ({ body }) => {
      const { ids } = body as { ids: string[] };
      return take(({ id, checked }) => checked && ids.includes(id));
    },
  };
  return {
    answers,
    items: () => items,
    change(next) {
      const [since, before] = [revision, items];
      revision += 1;
      items = next(before, revision);
      return {
        ...{ type: 'changed', since, revision, category_order: categoryOrder },
        items: items.filter((item) => item.revision === revision),
        removed: before.map(({ id }) => id).filter((id) => !items.some((item) => item.id === id)),
      };
    },
  };
}

/** The one line that this server understands. */
const potatoes = {
  item: 'potatoes',
  quantity: '2 kg',
  category: 'Vegetables',
  food_key: 'potato',
} as const;

const readOf = (item: string) =>
  item === '2 kg potatoes'
    ? potatoes
    : { item, quantity: '1', category: 'Miscellaneous' as const, food_key: null };

/** What was said of an item beside its line. */
function definedIn(own: Omit<NewShoppingItem, 'restored' | 'item'>): Partial<ShoppingItem> {
  const defined = Object.entries(own).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined);
}
