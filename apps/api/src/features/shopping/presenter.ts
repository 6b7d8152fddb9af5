import type { ShoppingItem } from '@pomona/contract/shopping';
import type { ItemRow } from './store.ts';

/** `titles`: of the recipes that the reader may see; others are left out. */
export function presentItem(row: ItemRow, titles: ReadonlyMap<string, string>): ShoppingItem {
  return {
    id: row.id,
    item: row.item,
    quantity: row.quantity,
    category: row.category,
    checked: row.checked,
    food_key: row.foodKey,
    recipes: row.recipes.flatMap(({ recipeId: id, ...request }) => {
      const title = titles.get(id);
      return title === undefined ? [] : { id, title, ...request };
    }),
    added_by: row.addedBy,
    checked_by: row.checkedBy,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
