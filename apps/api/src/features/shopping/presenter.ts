import type { ShoppingItem } from '@pomona/contract/shopping';
import { type DetailedAllergen, detailedAllergens } from '@pomona/food/foods/allergens';
import { foodByKey } from '@pomona/food/table/table';
import type { Titles } from '#features/recipes/service.ts';
import type { ItemRow } from './store.ts';

/** `titles`: of the recipes that the reader may see; others are left out. */
export function presentItem(row: ItemRow, titles: ReadonlyMap<string, Titles>): ShoppingItem {
  return {
    id: row.id,
    item: row.item,
    quantity: row.quantity,
    category: row.category,
    checked: row.checked,
    food_key: row.foodKey,
    ...allergensOf(row.foodKey),
    recipes: row.recipes.flatMap(({ recipeId: id, ...request }) => {
      const title = titles.get(id)?.in(request.language);
      return title === undefined ? [] : { id, title, ...request };
    }),
    added_by: row.addedBy,
    checked_by: row.checkedBy,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function allergensOf(foodKey: string | null): Pick<ShoppingItem, 'contains' | 'may_contain'> {
  const food = foodKey === null ? undefined : foodByKey(foodKey);
  const contains = allergensAmong(food?.traits ?? []);
  const mayContain = allergensAmong(food?.may?.map(({ trait }) => trait) ?? []);
  return {
    ...(contains.length > 0 && { contains }),
    ...(mayContain.length > 0 && { may_contain: mayContain }),
  };
}

function allergensAmong(traits: readonly string[]): DetailedAllergen[] {
  return detailedAllergens.filter((allergen) => traits.includes(allergen));
}
