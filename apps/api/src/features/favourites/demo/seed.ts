import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SeedStep } from '#database/seed.ts';
import { users } from '#database/tables/accounts.ts';
import { favourites } from '#database/tables/favourites.ts';
import { recipes } from '#database/tables/recipes.ts';
import { demoId } from '#features/accounts/demo/service.ts';

export const demoFavourites = [
  'greek-lentil-salad',
  'chickpea-and-spinach-shakshuka',
  'roman-pasta-e-ceci',
  'mujaddara-with-bulgur-and-burnt-onions',
  'salmon-fennel-tomato-traybake',
  'masoor-dal-palak',
  'carrot-cake-baked-oatmeal',
  'chicken-tagine-with-olives-and-lemon',
  'tuscan-white-bean-and-kale-soup',
  'vegetable-bibimbap',
] as const;

const firstSavedAt = Date.parse('2026-09-20T18:00:00Z');
const betweenMilliseconds = 5 * 24 * 60 * 60 * 1000;

/** Adds them once per version; later changes stay. */
export function demoFavouritesSeed(): SeedStep {
  return {
    key: 'demo-favourites',
    version: createHash('sha256').update(JSON.stringify(demoFavourites)).digest('hex').slice(0, 16),
    async run(transaction) {
      const userId = demoId('member');
      const member = and(eq(users.id, userId), eq(users.isDemo, true));
      if ((await transaction.$count(users, member)) === 0) return;
      const there = await transaction
        .select({ id: recipes.id })
        .from(recipes)
        .where(
          and(
            isNull(recipes.ownerId),
            isNull(recipes.deletedAt),
            inArray(recipes.id, [...demoFavourites]),
          ),
        );
      const ids = new Set(there.map(({ id }) => id));
      const rows = demoFavourites.flatMap((recipeId, place) => {
        const createdAt = new Date(firstSavedAt + place * betweenMilliseconds);
        return ids.has(recipeId) ? { userId, recipeId, createdAt } : [];
      });
      if (rows.length > 0) await transaction.insert(favourites).values(rows).onConflictDoNothing();
    },
  };
}
