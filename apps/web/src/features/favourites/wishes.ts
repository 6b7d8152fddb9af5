import type { Api } from '#platform/api/api.ts';
import type { Session } from '#platform/session/session.ts';

/** Hearts that were pressed and whose answer is still to come. What the server has accepted stands in the session. */
export interface Wishes {
  readonly api: Api;
  readonly session: Session;
  /** What was pressed last, by recipe; the server's word stands for the others. */
  readonly pressed: () => ReadonlyMap<string, boolean>;
  set(recipeId: string, wish: boolean | undefined): void;
  /** Says in other windows of this browser that the favourites have changed. */
  tellOthers(): void;
  /** Follows presses here and, while anybody listens, what other windows of this browser have changed. */
  subscribe(listener: () => void): () => void;
}

/** Windows tell each other on it that the favourites have changed. */
export const favouritesChannel = 'pomona.favourites';
