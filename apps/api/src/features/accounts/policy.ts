/** The passwords of the demonstration accounts are published: without the demonstration nobody signs in to them. */
export function mayEnter(
  account: { isDisabled: boolean; isDemo: boolean },
  hasDemo: boolean,
): boolean {
  return !account.isDisabled && (hasDemo || !account.isDemo);
}
