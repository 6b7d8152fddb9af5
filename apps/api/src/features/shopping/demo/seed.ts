import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { SeedStep } from '#database/seed.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import { shoppingItemRecipes, shoppingItems, shoppingLists } from '#database/tables/shopping.ts';
import { demoId } from '#features/accounts/demo/service.ts';
import {
  type ItemToBuy,
  isStaple,
  itemsToBuy,
  type RecipeRequest,
} from '#features/shopping/items.ts';

const recipeIds = ['greek-lentil-salad', 'roman-pasta-e-ceci', 'carrot-cake-baked-oatmeal'];

/** By key of the food table. */
const inBasket = ['olive-oil', 'cucumber', 'tomato-cherry', 'oats', 'walnuts'];

/** Without a recipe. */
const besides: ItemToBuy[] = [
  { item: 'bananas', quantity: '6', category: 'Fruits', foodKey: 'banana', recipes: [] },
  { item: 'dish soap', quantity: '1', category: 'Miscellaneous', foodKey: null, recipes: [] },
];

/** Fills the demonstration member's list once per version; later changes stay. */
export function demoShoppingSeed(): SeedStep {
  return {
    key: 'demo-shopping',
    version: createHash('sha256')
      .update(JSON.stringify([recipeIds, inBasket, besides]))
      .digest('hex')
      .slice(0, 16),
    async run(transaction) {
      const member = and(eq(users.id, demoId('member')), eq(users.isDemo, true));
      if ((await transaction.$count(users, member)) === 0) return;
      const asking = await askingRecipes(transaction);
      const items = [...itemsToBuy(asking, { system: 'metric', language: 'en' }), ...besides];
      await fillList(transaction, await ownList(transaction), items);
    },
  };
}

async function askingRecipes(db: Database): Promise<RecipeRequest[]> {
  const rows = await db
    .select({
      recipeId: recipes.id,
      servings: recipes.servings,
      lines: recipes.ingredients,
      language: recipes.language,
    })
    .from(recipes)
    .where(inArray(recipes.id, recipeIds));
  return recipeIds
    .flatMap((id) => rows.find(({ recipeId }) => recipeId === id) ?? [])
    .map((row) => ({ ...row, lines: row.lines.filter((text) => !isStaple({ text })) }));
}

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

async function fillList(db: Database, listId: string, items: ItemToBuy[]): Promise<void> {
  const named = items.map((item) => ({
    ...item,
    id: demoId(`shopping item ${item.foodKey ?? item.item}`),
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
      named.flatMap(({ id: itemId, recipes: requests }) =>
        requests.map((request) => ({ itemId, ...request, lines: [...request.lines] })),
      ),
    );
}
