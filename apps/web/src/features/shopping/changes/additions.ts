import type { ReplyOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import { type readShoppingLine, type ShoppingItem, usualQuantity } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { newKey } from '#platform/api/new-key.ts';
import type { ListMutation } from './list-mutation.ts';

type Addition = Extract<ListMutation, { kind: 'add' }>;

/** Puts items back as they were, under ids of their own: the old ones are spent (SHOP-09). */
export function restoring(removed: readonly ShoppingItem[], language: Language): Addition {
  const shown = removed.map((item) => ({ ...item, id: newKey() }));
  const items = shown.map(({ id, item, quantity, category, checked, ...rest }) => ({
    ...{ id, item, quantity, category, checked },
    restored: {
      food_key: rest.food_key,
      recipes: rest.recipes.map(({ id: recipeId, servings, lines, language: own }) => ({
        ...{ id: recipeId, servings, lines, language: own },
      })),
      created_at: rest.created_at,
    },
  }));
  return { kind: 'add', items, language, shown, isUndo: true };
}

/** Something typed, by the id under which it is sent: sent again under the same one it is added once (SHOP-09). */
export interface TypedAddition {
  id: string;
  text: string;
  /** `null`: the one that the server proposes. */
  category: ShoppingCategory | null;
}

type Reading = ReplyOf<typeof readShoppingLine> | undefined;

export function typing(addition: TypedAddition, language: Language, read: Reading): Addition {
  const { id, text, category } = addition;
  const item = { id, item: text, ...(category !== null && { category }) };
  return {
    kind: 'add',
    items: [item],
    language,
    shown: [shownItem(addition, read)],
    isUndo: false,
  };
}

/** Several at once, as they stand in a recipe. */
export function typingAll(additions: readonly TypedAddition[], language: Language): Addition {
  const items = additions.map(({ id, text }) => ({ id, item: text }));
  const shown = additions.map((addition) => shownItem(addition, undefined));
  return { kind: 'add', items, language, shown, isUndo: false };
}

/** What was typed, as it is shown until the server has answered. */
function shownItem({ id, text, category }: TypedAddition, read: Reading): ShoppingItem {
  const now = new Date().toISOString();
  return {
    ...{ id, checked: false, recipes: [], created_at: now, updated_at: now },
    ...{ item: text, quantity: usualQuantity, food_key: null, ...read },
    ...{ added_by: null, checked_by: null, revision: 0 },
    category: category ?? read?.category ?? 'Miscellaneous',
  };
}
