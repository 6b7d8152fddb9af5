import type { ReactNode } from 'react';
import { useSessionState } from '#platform/services.tsx';

export function WhileChecking({ children }: { children: ReactNode }) {
  const state = useSessionState();
  if (state.status !== 'checking') return null;
  if (state.token === 'stored') return children;
  return <div className="hidden stored-session:contents">{children}</div>;
}
