import type { Access } from '@pomona/contract/endpoint';

/** Someone who is not signed in. */
export interface Visitor {
  readonly kind: 'visitor';
}

/** Someone signed in, as of this request (for calls of administrators) or of the last seconds. */
export interface Member {
  readonly kind: 'member';
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly sessionId: string;
}

/** Who asks. Passed on explicitly, from the entrance down. */
export type Viewer = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };

/** What a handler can count on, given who may call. */
export type ViewerFor<A extends Access> = A extends 'member' | 'admin'
  ? Member
  : A extends 'public'
    ? Visitor
    : Viewer;

/**
 * Whose token this is; `null` for one that is unknown, expired, revoked, or whose owner may not come in. `isFresh` asks
 * for the rights of this very moment. At once where it is known already, else a promise: it is asked on every call.
 */
export type Authenticate = (
  token: string,
  options: { isFresh: boolean },
) => Member | null | Promise<Member | null>;
