const minute = 60_000;

export interface AttemptLimit {
  max: number;
  windowMilliseconds: number;
}

/**
 * Failed sign-ins. One network and one account: a person who tries their five passwords twice. One network: a school behind one
 * address. One account: some 3,000 tries a day from all networks that it has not signed in from before; more than the first,
 * so that one stranger cannot lock the owner out, and not for known networks, so that many strangers cannot either.
 */
export const signInLimits = {
  networkAndAccount: { max: 10, windowMilliseconds: 15 * minute },
  network: { max: 50, windowMilliseconds: 15 * minute },
  account: { max: 30, windowMilliseconds: 15 * minute },
} as const satisfies Record<string, AttemptLimit>;

/** Per network: a class that joins together, but no list of addresses to test. */
export const signUpLimit: AttemptLimit = { max: 30, windowMilliseconds: 60 * minute };

/** Mails with a link for a new password: each e-mail, whether there is an account or not, and each network. */
export const resetLimits = {
  email: { max: 3, windowMilliseconds: 60 * minute },
  network: { max: 20, windowMilliseconds: 60 * minute },
} as const satisfies Record<string, AttemptLimit>;

/** Tries to redeem a prepared right: each member, each network, and all visitors together, none of whom can succeed. */
export const grantLimits = {
  member: { max: 10, windowMilliseconds: 15 * minute },
  network: { max: 30, windowMilliseconds: 15 * minute },
  visitors: { max: 100, windowMilliseconds: 60 * minute },
} as const satisfies Record<string, AttemptLimit>;

/** Networks that an account has signed in from are remembered this long, and this many. */
export const knownNetworkMilliseconds = 90 * 24 * 60 * minute;
export const maxKnownNetworks = 20;

export const retentionMilliseconds = 24 * 60 * minute;

export function windowAt(now: number, { windowMilliseconds }: AttemptLimit) {
  const start = Math.floor(now / windowMilliseconds) * windowMilliseconds;
  const leftSeconds = Math.max(1, Math.ceil((start + windowMilliseconds - now) / 1000));
  return { start: new Date(start), leftSeconds };
}
