import { useSyncExternalStore } from 'react';
import { useApi, useSession, useSessionState } from '#platform/services.tsx';
import { wishesOf } from './window-wishes.ts';

const none: readonly string[] = [];
const nothing: ReadonlyMap<string, boolean> = new Map();

/** The member's favourites as the hearts show them: oldest first, what was just pressed included. */
export function useFavouriteIds(): readonly string[] {
  const state = useSessionState();
  const wishes = wishesOf(useSession(), useApi());
  const pressed = useSyncExternalStore(wishes.subscribe, wishes.pressed, () => nothing);
  const kept = state.status === 'signed-in' ? state.user.favorite_recipes : none;
  const saved = [...pressed].filter(([id, wish]) => wish && !kept.includes(id)).map(([id]) => id);
  return [...kept.filter((id) => pressed.get(id) !== false), ...saved];
}
