import { useMemo } from 'react';
import { useSessionState } from '#platform/services.tsx';
import type { Person } from '../finding/rules.ts';

/** What the member's account adds to a selection; `null` for a visitor. */
export function usePerson(): Person | null {
  const state = useSessionState();
  const user = state.status === 'signed-in' ? state.user : null;
  return useMemo(
    () =>
      user && {
        favourites: user.favorite_recipes,
        diets: user.preferences.dietary_preferences,
        avoid: user.preferences.allergens,
      },
    [user],
  );
}
