interface Authorship {
  userId: string;
}

/** Only the author changes or deletes a review; administrators have a way of their own (REV-07). */
export function mayChange(review: Authorship, viewerId: string): boolean {
  return review.userId === viewerId;
}

/** Nobody praises their own. */
export function mayVote(review: Authorship, viewerId: string): boolean {
  return review.userId !== viewerId;
}
