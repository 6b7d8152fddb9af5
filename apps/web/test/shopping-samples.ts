import type { NewShoppingItem, ShoppingItem } from '@pomona/contract/shopping';
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
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
    ...own,
  };
}

/** A server with one list, which does what it is told. */
export function shoppingServer(start: readonly ShoppingItem[]): {
  answers: Answers;
  items(): ShoppingItem[];
} {
  let items = [...start];
  const take = (isGone: (item: ShoppingItem) => boolean) => {
    const removed = items.filter(isGone);
    items = items.filter((item) => !isGone(item));
    return { removed };
  };
  const answers: Answers = {
    readShoppingList: () => ({ items }),
    readShoppingLine: ({ body }) => readOf((body as { text: string }).text),
    addShoppingItems: ({ body }) => {
      const { items: additions } = body as { items: NewShoppingItem[] };
      const added = additions.map(({ restored, item, ...own }) => {
        const since = restored ?? { created_at: '2026-11-21T08:00:00.000Z' };
        const recipes =
          restored?.recipes.map((recipe) => ({
            ...recipe,
            title: 'Soup',
            language: 'en' as const,
          })) ?? [];
        return makeItem({ ...readOf(item), ...since, ...definedIn(own), recipes });
      });
      items = [...items, ...added];
      return { items: added };
    },
    changeShoppingItem: ({ params, body }: SeenRequest) => {
      items = items.map((item) =>
        item.id === params.id ? { ...item, ...(body as object) } : item,
      );
      return items.find(({ id }) => id === params.id);
    },
    deleteShoppingItem: ({ params }) => take(({ id }) => id === params.id),
    clearShoppingItems: () => take(({ checked }) => checked),
  };
  return { answers, items: () => items };
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
