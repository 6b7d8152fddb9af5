import type { ReactNode } from 'react';
import { useSessionState } from '#platform/services.tsx';

/** What only a visitor sees. Rendered for everybody, and hidden by style where the browser holds a token (NAV-10). */
export function WhenSignedOut({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const isKnownOtherwise =
    state.status === 'signed-in' || (state.status === 'checking' && state.token === 'stored');
  if (isKnownOtherwise) return null;
  return <div className="contents stored-session:hidden">{children}</div>;
}
