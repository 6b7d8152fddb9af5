import { restorableMilliseconds } from './deleted/retention.ts';

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
  const isRestorable = deletedAt === null || deletedAt.getTime() > now - restorableMilliseconds;
  return isRestorable && mayChange(recipe, viewerId);
}
