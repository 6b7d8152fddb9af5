import type { Visibility } from '@pomona/contract/recipes';

/** What decides who may see a recipe. */
interface Ownership {
  ownerId: string | null;
  publishedAt: Date | null;
  deletedAt: Date | null;
}

/** Whether a recipe is everybody's, its owner's, or also lies before the administrators (REC-07). */
export function visibilityOf({
  ownerId,
  publishedAt,
  offeredAt,
}: Ownership & { offeredAt: Date | null }): Visibility {
  if (ownerId === null || publishedAt !== null) return 'public';
  return offeredAt === null ? 'private' : 'offered';
}

/**
 * The catalogue and what an administrator published are everybody's; a private recipe is its owner's
 * and does not exist for anyone else (REC-07).
 */
export function mayRead(recipe: Ownership, viewerId: string | null): boolean {
  if (recipe.deletedAt !== null) return false;
  if (recipe.ownerId === null || recipe.publishedAt !== null) return true;
  return recipe.ownerId === viewerId;
}

/** An administrator reads what was offered for publication, to judge it; nothing else becomes theirs by it. */
export function mayJudge(
  recipe: Ownership & { offeredAt: Date | null },
  viewer: { isAdmin: boolean },
): boolean {
  return viewer.isAdmin && recipe.offeredAt !== null && recipe.deletedAt === null;
}
