import type { Change } from '#platform/offline/changes/change.ts';
import type { ListMutation } from './list-mutation.ts';

export const shoppingKind = 'shopping';

/** `null`: the member's own list; else the token of the link that opens somebody else's. */
export type ListToken = string | null;

/** The payload of a queued change. */
export type ListChange = ListMutation & { token: ListToken };

/** Only this feature writes payloads of its kind. */
export const listChangeOf = ({ payload }: Pick<Change, 'payload'>) => payload as ListChange;

export const isOfList =
  (token: ListToken) =>
  (change: Change): boolean =>
    change.kind === shoppingKind && listChangeOf(change).token === token;
