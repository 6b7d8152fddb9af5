const minute = 60_000;

/** So many attempts within one window of time; the window passes, so nothing is ever locked for good. */
export interface AttemptLimit {
  most: number;
  windowMilliseconds: number;
}

/**
 * Sign-in, counting what fails.
 * - From one network for one account: a person who tries their five passwords twice.
 * - From one network for all accounts: a school or an office behind one address.
 * - For one account from everywhere: guessing that is spread over many addresses gets some 3,000 tries a day. It is
 *   wider than the first, so that one stranger alone cannot keep the owner out.
 */
export const signInLimits = {
  networkAndAccount: { most: 10, windowMilliseconds: 15 * minute },
  network: { most: 50, windowMilliseconds: 15 * minute },
  account: { most: 30, windowMilliseconds: 15 * minute },
} as const satisfies Record<string, AttemptLimit>;

/** Sign-up from one network, whatever comes of it: a class that joins together, but no list of addresses to test. */
export const signUpLimit: AttemptLimit = { most: 30, windowMilliseconds: 60 * minute };

/** Counts older than this are of no use to any window. */
export const keptMilliseconds = 24 * 60 * minute;

/** The window that a moment lies in, and how long it still lasts. */
export function windowAt(now: number, { windowMilliseconds }: AttemptLimit) {
  const start = Math.floor(now / windowMilliseconds) * windowMilliseconds;
  const leftSeconds = Math.max(1, Math.ceil((start + windowMilliseconds - now) / 1000));
  return { start: new Date(start), leftSeconds };
}
