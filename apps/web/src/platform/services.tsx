import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Api } from './api/api.ts';
import type { LanguageStore } from './language/language.ts';
import type { ChangeQueue } from './offline/changes/queue.ts';
import { type Session, type SessionState, unknownSession } from './session/session.ts';

/** What the outside world is to the interface; tests give their own. */
export interface Services {
  readonly api: Api;
  readonly session: Session;
  readonly languages: LanguageStore;
  readonly changes: ChangeQueue;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('No ServicesProvider above');
  return services;
}

export function useApi(): Api {
  return useServices().api;
}

export function useSession(): Session {
  return useServices().session;
}

/** Who is here, kept up to date. The first drawing in a browser equals the server's (`checking`). */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, () => unknownSession);
}

export function useChangeQueue(): ChangeQueue {
  return useServices().changes;
}

export function useLanguages(): LanguageStore {
  return useServices().languages;
}
