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

/** Nobody becomes an administrator who cannot sign in, or whose password is published. */
export function mayAdministrate(account: {
  isDisabled: boolean;
  isDemo: boolean;
  erasureAt: Date | null;
}): boolean {
  return !account.isDemo && !account.isDisabled && account.erasureAt === null;
}

/** The demonstration's sign-in is everybody's. */
export function mayChangeAccess(account: { isDemo: boolean }): boolean {
  return !account.isDemo;
}
