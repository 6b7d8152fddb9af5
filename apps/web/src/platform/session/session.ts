import type { SessionReply, User } from '@pomona/contract/accounts';
import { storageKeys } from '@pomona/contract/constants';
import { ApiError } from '#platform/api/failures.ts';
import { readStored, removeStored, writeStored } from '#platform/storage/storage.ts';

/** Who is here (AUTH-01). With an `unknown` token nobody has looked yet whether one is stored: on the server, say. */
export type SessionState =
  | { readonly status: 'checking'; readonly token: 'unknown' | 'stored' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signed-in'; readonly user: User };

/** Why a session ended without the member asking: the server refused the token, or another tab signed out. */
export type EndReason = 'rejected' | 'elsewhere';

interface SessionParts {
  readUser(): Promise<User>;
  revoke(): Promise<unknown>;
  onEnded(reason: EndReason): void;
  /** Waits before asking an unreachable server again; resolves early when the browser comes online. */
  wait(milliseconds: number): Promise<void>;
  /** Who was signed in here last; they are shown as such while the server cannot be reached. */
  lastUser?(): Promise<User | undefined>;
}

export interface Session {
  readonly state: () => SessionState;
  readonly token: () => string | null;
  subscribe(listener: () => void): () => void;
  /** Looks for a stored token and follows other tabs; gives back what stops that. */
  start(): () => void;
  accept(reply: SessionReply): void;
  signOut(): Promise<void>;
  /** The server has ended the session already. */
  leave(): void;
  reject(token: string): void;
  updateUser(user: User): void;
}

export const unknownSession: SessionState = { status: 'checking', token: 'unknown' };
const anonymous: SessionState = { status: 'anonymous' };
const longestWait = 30_000;
const patience = 4000;

export function createSession(parts: SessionParts): Session {
  let state: SessionState = unknownSession;
  let token: string | null = null;
  const listeners = new Set<() => void>();

  function become(next: SessionState, nextToken: string | null): void {
    state = next;
    token = nextToken;
    markDocument(nextToken);
    rememberMember(next);
    for (const listener of listeners) listener();
  }

  async function check(stored: string): Promise<void> {
    become({ status: 'checking', token: 'stored' }, stored);
    const isOpen = () => token === stored;
    const user = await readUser(parts, { isOpen, onSilence: () => recall(stored) });
    if (user === null) refuse(stored);
    else if (user && token === stored) become({ status: 'signed-in', user }, stored);
  }

  /** Nobody can say who this is, so it is who it was. */
  async function recall(stored: string): Promise<void> {
    if (state.status !== 'checking') return;
    const user = await parts.lastUser?.();
    const isOpen = token === stored && state.status === 'checking';
    if (isOpen && user !== undefined) become({ status: 'signed-in', user }, stored);
  }

  function refuse(refused: string): void {
    if (token !== refused) return;
    const wasSignedIn = state.status === 'signed-in';
    if (readStored(storageKeys.token) === refused) removeStored(storageKeys.token);
    become(anonymous, null);
    if (wasSignedIn) parts.onEnded('rejected');
  }

  function look(): void {
    const stored = readStored(storageKeys.token);
    if (stored) void check(stored);
    else become(anonymous, null);
  }

  function follow(event: StorageEvent): void {
    if (event.key !== storageKeys.token && event.key !== null) return;
    const stored = readStored(storageKeys.token);
    if (stored === token) return;
    if (stored === null && state.status === 'signed-in') parts.onEnded('elsewhere');
    look();
  }

  return {
    state: () => state,
    token: () => token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      window.addEventListener('storage', follow);
      look();
      return () => window.removeEventListener('storage', follow);
    },
    accept({ access_token, user }) {
      writeStored(storageKeys.token, access_token);
      become({ status: 'signed-in', user }, access_token);
    },
    leave() {
      removeStored(storageKeys.token);
      become(anonymous, null);
    },
    async signOut() {
      // The call is made while the token is still known, and its failure never keeps anyone signed in.
      const revoked = parts.revoke().catch(() => undefined);
      removeStored(storageKeys.token);
      become(anonymous, null);
      await revoked;
    },
    reject: refuse,
    updateUser(user) {
      if (state.status === 'signed-in') become({ status: 'signed-in', user }, token);
    },
  };
}

/** Another visit begins with it: the place of what only an owner sees is reserved before the session is checked. */
function rememberMember(state: SessionState): void {
  if (state.status === 'signed-in') writeStored(storageKeys.member, state.user.id);
  if (state.status === 'anonymous') removeStored(storageKeys.member);
}

/** Calls again and again; `null` where the token is worthless, `undefined` where nobody needs to know any more. */
async function readUser(
  parts: SessionParts,
  { isOpen, onSilence }: { isOpen(): boolean; onSilence(): Promise<void> },
): Promise<User | null | undefined> {
  const timer = setTimeout(() => void onSilence(), patience);
  for (let wait = 1000; isOpen(); wait = Math.min(wait * 2, longestWait)) {
    try {
      return await parts.readUser();
    } catch (error) {
      if (isRefusal(error)) return null;
      await onSilence();
      await parts.wait(wait);
    } finally {
      clearTimeout(timer);
    }
  }
  return undefined;
}

/** Only these prove that the token is worthless; anything else is a failure of the server and passes (AUTH-01). */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}

/** Styles hide what is for visitors from the first paint on; boot.js writes the same mark before it. */
function markDocument(token: string | null): void {
  if (token === null) delete document.documentElement.dataset.session;
  else document.documentElement.dataset.session = 'stored';
}
