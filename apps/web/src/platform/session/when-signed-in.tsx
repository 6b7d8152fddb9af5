import type { User } from '@pomona/contract/accounts';
import type { ReactNode } from 'react';
import { useSessionState } from '#platform/services.tsx';

export function WhenSignedIn({ children }: { children: (user: User) => ReactNode }) {
  const state = useSessionState();
  return state.status === 'signed-in' ? children(state.user) : null;
}
