import { foodVersion } from '@pomona/food/version';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import { columnsComputedFrom } from '../figures/service.ts';

/** Computes the recipes of members anew that carry another version than this one's. */
export async function recomputeMemberRecipes(db: Database): Promise<void> {
  const outdated = await db
    .select()
    .from(recipes)
    .where(and(isNotNull(recipes.ownerId), ne(recipes.computedWith, foodVersion)));
  for (const row of outdated) {
    await db
      .update(recipes)
      .set(await columnsComputedFrom(row))
      .where(eq(recipes.id, row.id));
  }
}
