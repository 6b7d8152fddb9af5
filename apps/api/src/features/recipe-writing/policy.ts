const dayMilliseconds = 24 * 60 * 60 * 1000;

export const restorableMilliseconds = 30 * dayMilliseconds;

interface Owned {
  ownerId: string | null;
}

/** Only its owner (FOOD-03); nobody changes the catalogue. */
export function mayChange(recipe: Owned, viewerId: string): boolean {
  return recipe.ownerId !== null && recipe.ownerId === viewerId;
}

export function mayRestore(
  recipe: Owned & { deletedAt: Date | null },
  viewerId: string,
  now: number,
): boolean {
  const { deletedAt } = recipe;
  const isKept = deletedAt === null || deletedAt.getTime() > now - restorableMilliseconds;
  return isKept && mayChange(recipe, viewerId);
}
