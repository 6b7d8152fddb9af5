/** The passwords of the demonstration accounts are published: without the demonstration nobody signs in to them. */
export function mayEnter(
  account: { isDisabled: boolean; isDemo: boolean },
  hasDemo: boolean,
): boolean {
  return !account.isDisabled && (hasDemo || !account.isDemo);
}

/** The demonstration's sign-in is everybody's. */
export function mayChangeAccess(account: { isDemo: boolean }): boolean {
  return !account.isDemo;
}
