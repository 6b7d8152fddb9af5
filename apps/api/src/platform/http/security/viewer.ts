import type { Access } from '@pomona/contract/endpoint';

export interface Visitor {
  readonly kind: 'visitor';
}

export interface Member {
  readonly kind: 'member';
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly sessionId: string;
}

export type Viewer = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };

export function viewerIdOf(viewer: Viewer): string | null {
  return viewer.kind === 'member' ? viewer.id : null;
}

export type ViewerFor<A extends Access> = A extends 'member' | 'admin'
  ? Member
  : A extends 'public'
    ? Visitor
    : Viewer;

/** `null` for a token that opens nothing; rights may be some seconds old unless `isFresh`. */
export type Authenticate = (
  token: string,
  options: { isFresh: boolean },
) => Member | null | Promise<Member | null>;
