import { useSyncExternalStore } from 'react';
import { useApi, useSession, useSessionState } from '#platform/services.tsx';
import { mutationsOf } from './window-mutations.ts';

const none: readonly string[] = [];
const nothing: ReadonlyMap<string, boolean> = new Map();

/** The member's favourites as the hearts show them: oldest first, what was just pressed included. */
export function useFavouriteIds(): readonly string[] {
  const state = useSessionState();
  const mutations = mutationsOf(useSession(), useApi());
  const pressed = useSyncExternalStore(mutations.subscribe, mutations.pressed, () => nothing);
  const accepted = state.status === 'signed-in' ? state.user.favorite_recipes : none;
  const saved = [...pressed]
    .filter(([id, saves]) => saves && !accepted.includes(id))
    .map(([id]) => id);
  return [...accepted.filter((id) => pressed.get(id) !== false), ...saved];
}
