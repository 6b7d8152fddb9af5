import { analyseRecipe } from '@pomona/food/analysis';
import { foodVersion } from '@pomona/food/version';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { RecipeRow } from '../store.ts';
import { type ComputedColumns, computedColumns } from './service.ts';

/**
 * Computes the recipes of members anew that carry another version than this one's. Those whose energy the present
 * table cannot tell keep what they have, and their version.
 */
export async function recomputeMemberRecipes(db: Database): Promise<void> {
  const outdated = await db
    .select()
    .from(recipes)
    .where(and(isNotNull(recipes.ownerId), ne(recipes.computedWith, foodVersion)));
  for (const row of outdated) {
    const columns = recomputed(row);
    if (columns !== null) await db.update(recipes).set(columns).where(eq(recipes.id, row.id));
  }
}

function recomputed(row: RecipeRow): ComputedColumns | null {
  const { ingredients: lines, servings, mealType, cookMinutes, instructions, dish } = row;
  const analysis = analyseRecipe({ lines, servings, mealType, cookMinutes, instructions, dish });
  const isTold = (['calories', 'protein', 'carbs', 'fiber'] as const).every(
    (key) => analysis.nutrition[key] !== undefined,
  );
  return isTold ? computedColumns(analysis) : null;
}
