const day = 24 * 60 * 60 * 1000;

export const idleMilliseconds = 7 * day;
export const absoluteMilliseconds = 30 * day;

/** The last use is written at most this often: reads must not become writes. */
export const touchMilliseconds = 60_000;

/** The oldest are removed beyond this. */
export const sessionsPerMember = 50;
