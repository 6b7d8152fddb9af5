/** What decides who may see a recipe. */
interface Ownership {
  ownerId: string | null;
  publishedAt: Date | null;
  deletedAt: Date | null;
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
