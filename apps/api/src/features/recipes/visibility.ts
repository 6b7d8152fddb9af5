import type { Visibility } from '@pomona/contract/recipes';

export interface Ownership {
  ownerId: string | null;
  publishedAt: Date | null;
  deletedAt: Date | null;
}

/** Everybody may see the catalogue and what an administrator published (REC-07); the database's form is `isPublicRecipe`. */
export function isPublic(recipe: Ownership): boolean {
  return recipe.deletedAt === null && (recipe.ownerId === null || recipe.publishedAt !== null);
}

/** Whether a recipe is everybody's, its owner's, or also offered to the administrators (REC-07). */
export function visibilityOf(
  recipe: Omit<Ownership, 'deletedAt'> & { offeredAt: Date | null },
): Visibility {
  if (isPublic({ ...recipe, deletedAt: null })) return 'public';
  return recipe.offeredAt === null ? 'private' : 'offered';
}
