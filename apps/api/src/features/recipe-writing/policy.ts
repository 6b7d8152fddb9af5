const dayMilliseconds = 24 * 60 * 60 * 1000;

/** A deleted recipe can be brought back for so long. */
export const restorableMilliseconds = 30 * dayMilliseconds;

interface Owned {
  ownerId: string | null;
}

/** Only its owner changes, deletes or offers a recipe (FOOD-03); nobody those of the catalogue. */
export function mayChange(recipe: Owned, viewerId: string): boolean {
  return recipe.ownerId !== null && recipe.ownerId === viewerId;
}

/** Deleted recipes come back for their owner, as long as they are kept. */
export function mayRestore(
  recipe: Owned & { deletedAt: Date | null },
  viewerId: string,
  now: number,
): boolean {
  const { deletedAt } = recipe;
  const isKept = deletedAt === null || deletedAt.getTime() > now - restorableMilliseconds;
  return isKept && mayChange(recipe, viewerId);
}
