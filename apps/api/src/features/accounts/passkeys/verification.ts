import type { addPasskey, signInWithPasskey } from '@pomona/contract/accounts/passkeys';
import type { BodyOf } from '@pomona/contract/endpoint';
import { AppError } from '#platform/errors.ts';
import type { Site } from './site.ts';

export type CreatedCredential = BodyOf<typeof addPasskey>['credential'];
export type AssertedCredential = BodyOf<typeof signInWithPasskey>['credential'];

/** Loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

interface Expected {
  site: Site;
  challenge: string;
}

/** The challenge that was signed; whether it is ours is for the caller to find out. Throws `passkey_refused`. */
export async function challengeOf(
  credential: CreatedCredential | AssertedCredential,
): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge } = decodeClientDataJSON(credential.response.clientDataJSON);
    if (typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge)) return challenge;
  } catch (cause) {
    throw new AppError('passkey_refused', { cause });
  }
  throw new AppError('passkey_refused');
}

interface NewKey {
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
}

/** Throws `passkey_refused` for whatever the device did not create for this site and this challenge. */
export async function verifyCreated(
  credential: CreatedCredential,
  { site, challenge }: Expected,
): Promise<NewKey> {
  const { verifyRegistrationResponse } = await library();
  const result = await refuseFailure(
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }),
  );
  if (!result.verified) throw new AppError('passkey_refused');
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter };
}

/** Returns the device's new count of signatures; throws `passkey_refused`. */
export async function verifyAsserted(
  credential: AssertedCredential,
  key: { publicKey: Buffer; signCount: number },
  { site, challenge }: Expected,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const result = await refuseFailure(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(key.publicKey),
        counter: key.signCount,
      },
      requireUserVerification: true,
    }),
  );
  if (!result.verified) throw new AppError('passkey_refused');
  return result.authenticationInfo.newCounter;
}

/** The library throws plain errors for every kind of wrong input. */
async function refuseFailure<Result>(verification: Promise<Result>): Promise<Result> {
  return verification.catch((cause: unknown) => {
    throw new AppError('passkey_refused', { cause });
  });
}
