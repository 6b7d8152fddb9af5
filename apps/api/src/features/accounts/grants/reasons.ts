import { mayAdministrate } from '../policy.ts';

interface GrantCaller {
  id: string;
  isAdmin: boolean;
  /** Signed in a short time ago. */
  isRecent: boolean;
}

type GrantTarget = { id: string } & Parameters<typeof mayAdministrate>[0];

/** By what somebody may make the target an administrator: a prepared grant for themselves, or their own right for somebody else. */
export function roleReasonOf(
  caller: GrantCaller | null,
  target: GrantTarget | null,
): 'grant' | 'admin' | null {
  if (caller === null || target === null) return null;
  if (!caller.isRecent || !mayAdministrate(target)) return null;
  if (caller.id === target.id) return 'grant';
  return caller.isAdmin ? 'admin' : null;
}
