const day = 24 * 60 * 60 * 1000;

/** A session that nobody used for a week has ended, and every session ends after thirty days. */
export const idleMilliseconds = 7 * day;
export const absoluteMilliseconds = 30 * day;

/** Its last use is written down at most so often: reading must not become writing. */
const touchMilliseconds = 60_000;

/** The oldest go when there are more, so that signing in over and over fills nothing. */
export const sessionsPerMember = 50;

/** Whether a session's last use is to be written down anew. */
export function isStale(lastUsedAt: Date, now: number): boolean {
  return now - lastUsedAt.getTime() >= touchMilliseconds;
}
