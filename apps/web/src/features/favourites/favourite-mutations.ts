import type { Api } from '#platform/api/api.ts';
import type { Session } from '#platform/session/session.ts';

/** Hearts that were pressed and whose answer is still to come. What the server has accepted stands in the session. */
export interface FavouriteMutations {
  readonly api: Api;
  readonly session: Session;
  /** What was pressed last, by recipe; for the others the session holds. */
  readonly pressed: () => ReadonlyMap<string, boolean>;
  set(recipeId: string, saves: boolean | undefined): void;
  notifyOthers(): void;
  /** Follows presses here and, while anybody listens, what other windows of this browser have changed. */
  subscribe(listener: () => void): () => void;
}

export const favouritesChannel = 'pomona.favourites';
