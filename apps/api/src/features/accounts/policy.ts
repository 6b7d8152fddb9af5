/** The passwords of the demonstration accounts are published: without the demonstration nobody signs in to them. */
export function mayEnter(
  account: { isDisabled: boolean; isDemo: boolean },
  hasDemo: boolean,
): boolean {
  return !account.isDisabled && (hasDemo || !account.isDemo);
}

/** A deleted account is its member's again until it is erased. */
export function mayReturn(account: { erasureAt: Date | null }, now: number): boolean {
  return account.erasureAt === null || now < account.erasureAt.getTime();
}

interface GrantCaller {
  id: string;
  isAdmin: boolean;
  isDemo: boolean;
  /** Signed in a short time ago. */
  isRecent: boolean;
}

interface GrantTarget {
  id: string;
  isDisabled: boolean;
  isDemo: boolean;
  erasureAt: Date | null;
}

/** Nobody becomes an administrator who cannot sign in, or whose password is published. */
export function mayAdministrate(account: Omit<GrantTarget, 'id'>): boolean {
  return !account.isDemo && !account.isDisabled && account.erasureAt === null;
}

/** By what somebody may make the target an administrator: a prepared grant for themselves, or their own right for somebody else. */
export function roleReasonOf(
  caller: GrantCaller | null,
  target: GrantTarget | null,
): 'grant' | 'admin' | null {
  if (caller === null || target === null) return null;
  if (caller.isDemo || !caller.isRecent || !mayAdministrate(target)) return null;
  if (caller.id === target.id) return 'grant';
  return caller.isAdmin ? 'admin' : null;
}

/** The demonstration's sign-in is everybody's. */
export function mayChangeAccess(account: { isDemo: boolean }): boolean {
  return !account.isDemo;
}
