/**
 * Whether somebody may come in at all. The passwords of the demonstration accounts are published, so these accounts
 * open nothing where the configuration has no demonstration.
 */
export function mayEnter(
  account: { isDisabled: boolean; isDemo: boolean },
  hasDemo: boolean,
): boolean {
  return !account.isDisabled && (hasDemo || !account.isDemo);
}
