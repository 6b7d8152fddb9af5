import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { SeedStep } from '#database/seed.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import { shoppingItemRecipes, shoppingItems, shoppingLists } from '#database/tables/shopping.ts';
import { demoId } from '#features/accounts/demo/service.ts';
import {
  type AskingRecipe,
  isStaple,
  type WantedItem,
  wantedItems,
} from '#features/shopping/items.ts';

/** Recipes of the catalogue that the demonstration member shops for. */
const wanted = ['greek-lentil-salad', 'roman-pasta-e-ceci', 'carrot-cake-baked-oatmeal'];

/** Already in the basket, by key of the food table. */
const inBasket = ['olive-oil', 'cucumber', 'tomato-cherry', 'oats', 'walnuts'];

/** No recipe asked for these. */
const besides: WantedItem[] = [
  { item: 'bananas', quantity: '6', category: 'Fruits', foodKey: 'banana', recipes: [] },
  { item: 'dish soap', quantity: '1', category: 'Miscellaneous', foodKey: null, recipes: [] },
];

/** Fills the demonstration member's list once for each version; what somebody changes later stays so. */
export function demoShoppingSeed(): SeedStep {
  return {
    key: 'demo-shopping',
    version: createHash('sha256')
      .update(JSON.stringify([wanted, inBasket, besides]))
      .digest('hex')
      .slice(0, 16),
    async run(transaction) {
      const member = and(eq(users.id, demoId('member')), eq(users.isDemo, true));
      if ((await transaction.$count(users, member)) === 0) return;
      const asking = await askingRecipes(transaction);
      const items = [...wantedItems(asking, { system: 'metric', language: 'en' }), ...besides];
      await fillList(transaction, await ownList(transaction), items);
    },
  };
}

async function askingRecipes(db: Database): Promise<AskingRecipe[]> {
  const rows = await db
    .select({ recipeId: recipes.id, servings: recipes.servings, lines: recipes.ingredients })
    .from(recipes)
    .where(inArray(recipes.id, wanted));
  return wanted
    .flatMap((id) => rows.find(({ recipeId }) => recipeId === id) ?? [])
    .map((row) => ({ ...row, lines: row.lines.filter((text) => !isStaple({ text })) }));
}

/** The list may be there already: the member has one. */
async function ownList(db: Database): Promise<string> {
  const userId = demoId('member');
  await db
    .insert(shoppingLists)
    .values({ id: demoId('shopping list'), userId })
    .onConflictDoNothing();
  const [list] = await db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId));
  if (list === undefined) throw new Error('The demonstration member has no shopping list');
  return list.id;
}

async function fillList(db: Database, listId: string, items: WantedItem[]): Promise<void> {
  const named = items.map((wantedItem) => ({
    ...wantedItem,
    id: demoId(`shopping item ${wantedItem.foodKey ?? wantedItem.item}`),
  }));
  await db.delete(shoppingItems).where(
    inArray(
      shoppingItems.id,
      named.map(({ id }) => id),
    ),
  );
  await db.insert(shoppingItems).values(
    named.map(({ id, item, quantity, category, foodKey }) => {
      const checked = foodKey !== null && inBasket.includes(foodKey);
      return { id, listId, item, quantity, category, foodKey, checked };
    }),
  );
  await db
    .insert(shoppingItemRecipes)
    .values(
      named.flatMap(({ id: itemId, recipes: askers }) =>
        askers.map((asker) => ({ itemId, ...asker, lines: [...asker.lines] })),
      ),
    );
}
