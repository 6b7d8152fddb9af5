import type { SessionReply } from '@pomona/contract/accounts';
import type { preparePasskeySignIn } from '@pomona/contract/accounts/passkeys';
import type { ReplyOf } from '@pomona/contract/endpoint';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Arrival } from '../../arrival.ts';
import { mayEnter, mayReturn } from '../../policy.ts';
import { type Challenges, challengeMilliseconds } from '../challenges/service.ts';
import { siteOf } from '../site.ts';
import { findSignInKey, updatePasskeyUse } from '../store.ts';
import { type AssertedCredential, challengeOf, verifyAsserted } from '../verification.ts';

/** `origin` is that of the site as the browser sees it. */
export interface PasskeySignIn {
  /** Throws `passkeys_unavailable`. */
  preparePasskeySignIn(origin: string): Promise<ReplyOf<typeof preparePasskeySignIn>>;
  /** Throws `passkey_refused`, the same for an unknown passkey as for a wrong signature. */
  signInWithPasskey(
    credential: AssertedCredential,
    from: Arrival & { origin: string },
  ): Promise<SessionReply>;
}

export interface PasskeySignInParts {
  database: Database;
  clock: Clock;
  challenges: Challenges;
  openSession(userId: string, arrival: Arrival): Promise<SessionReply>;
  hasDemo: boolean;
}

export function createPasskeySignIn(parts: PasskeySignInParts): PasskeySignIn {
  const { database, clock, challenges } = parts;
  return {
    async preparePasskeySignIn(origin) {
      const { id } = siteOf(origin);
      return {
        rpId: id,
        challenge: await challenges.makeChallenge(null),
        timeout: challengeMilliseconds,
        userVerification: 'required',
      };
    },

    async signInWithPasskey(credential, { origin, ...from }) {
      const site = siteOf(origin);
      const challenge = await challengeOf(credential);
      await challenges.useChallenge(challenge, null);
      const key = await findSignInKey(database, credential.id);
      if (key === null || !mayEnter(key, parts.hasDemo) || !mayReturn(key, clock()))
        throw new AppError('passkey_refused');
      const signCount = await verifyAsserted(credential, key, { site, challenge });
      const use = { id: key.id, before: key.signCount, signCount, at: new Date(clock()) };
      if (!(await updatePasskeyUse(database, use))) throw new AppError('passkey_refused');
      return parts.openSession(key.userId, from);
    },
  };
}
