import { isPublic, type Ownership } from './visibility.ts';

/** A private recipe is its owner's and does not exist for anyone else (REC-07); the database's form is `isReadableRecipe`. */
export function mayRead(recipe: Ownership, viewerId: string | null): boolean {
  if (isPublic(recipe)) return true;
  return recipe.deletedAt === null && recipe.ownerId === viewerId;
}

/** An administrator reads what was offered for publication, to judge it; nothing else becomes theirs by it. */
export function mayJudge(
  recipe: Ownership & { offeredAt: Date | null },
  viewer: { isAdmin: boolean },
): boolean {
  return viewer.isAdmin && recipe.offeredAt !== null && recipe.deletedAt === null;
}
