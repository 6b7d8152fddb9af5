interface Authorship {
  /** `null`: a former member. */
  userId: string | null;
}

/** Only the author; administrators have a call of their own (REV-07). */
export function mayChange(review: Authorship, viewerId: string): boolean {
  return review.userId === viewerId;
}

/** Nobody rates their own recipe: it would count when it is published (REV-06). */
export function mayReview(recipe: { ownerId: string | null }, viewerId: string): boolean {
  return recipe.ownerId !== viewerId;
}

/** Not one's own. */
export function mayReport(review: Authorship, viewerId: string): boolean {
  return review.userId !== viewerId;
}

/** Not one's own. */
export function mayVote(review: Authorship, viewerId: string): boolean {
  return review.userId !== viewerId;
}
