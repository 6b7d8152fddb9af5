import type { Preferences } from '@pomona/contract/accounts';
import { isCommonPassword } from './passwords/policy.ts';

/** Someone new has told nothing about their eating yet. */
export const noPreferences: Preferences = {
  dietary_preferences: [],
  allergens: [],
  health_goals: [],
  favorite_cuisines: [],
};

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

/** Whether a new password is too easy: among the common ones, or what the account says of itself anyway. */
export function isWeakPassword(entry: { password: string; email: string; name: string }): boolean {
  if (isCommonPassword(entry.password)) return true;
  const password = entry.password.trim().toLowerCase();
  const [mailbox = ''] = entry.email.toLowerCase().split('@');
  return [entry.email, mailbox, entry.name].some((known) => known.toLowerCase() === password);
}
