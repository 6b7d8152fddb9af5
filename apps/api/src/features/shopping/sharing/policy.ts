import type { ShareScope } from '@pomona/contract/shopping/sharing';

/** The owner may always; others only where the link allows it. */
export const mayChangeShared = (scope: ShareScope, isOwner: boolean): boolean =>
  isOwner || scope === 'tick_and_add';
