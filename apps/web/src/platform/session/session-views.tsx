import type { User } from '@pomona/contract/accounts';
import type { ReactNode } from 'react';
import { useSessionState } from '#platform/services.tsx';

/**
 * What only a visitor sees. The server draws it for everybody, and the style hides it at once from those whose
 * browser holds a token, so that nobody waits for a check and nothing flickers (NAV-10).
 */
export function WhenSignedOut({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const isKnownOtherwise =
    state.status === 'signed-in' || (state.status === 'checking' && state.token === 'stored');
  if (isKnownOtherwise) return null;
  return <div className="contents stored-session:hidden">{children}</div>;
}

/** What keeps the place while a stored session is checked. */
export function WhileChecking({ children }: { children: ReactNode }) {
  const state = useSessionState();
  if (state.status !== 'checking') return null;
  if (state.token === 'stored') return children;
  return <div className="hidden stored-session:contents">{children}</div>;
}

export function WhenSignedIn({ children }: { children: (user: User) => ReactNode }) {
  const state = useSessionState();
  return state.status === 'signed-in' ? children(state.user) : null;
}
