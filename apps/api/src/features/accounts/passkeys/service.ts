import { randomUUID } from 'node:crypto';
import type {
  addPasskey,
  Passkey,
  PasskeyCreationOptions,
} from '@pomona/contract/accounts/passkeys';
import { maximumPasskeys } from '@pomona/contract/constants';
import type { BodyOf } from '@pomona/contract/endpoint';
import type { Database } from '#database/connect.ts';
import { isUniqueViolation } from '#database/failures.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { ConfirmPassword } from '../confirmation/service.ts';
import { type Challenges, challengeMilliseconds } from './challenges/service.ts';
import { presentPasskey } from './presenter.ts';
import { siteOf } from './site.ts';
import {
  countPasskeysLocked,
  findPasskeys,
  insertPasskey,
  removePasskeyRow,
  updatePasskeyName,
} from './store.ts';
import { challengeOf, verifyCreated } from './verification.ts';

/** `origin` is that of the site as the browser sees it. */
export interface Passkeys {
  listPasskeys(viewer: Member): Promise<{ passkeys: Passkey[] }>;
  /** Throws what `ConfirmPassword` does, `too_many_passkeys`, `passkeys_unavailable`. */
  preparePasskey(
    viewer: Member,
    password: string,
    from: { origin: string; address: string },
  ): Promise<PasskeyCreationOptions>;
  /** Throws `passkey_refused`, `too_many_passkeys`. */
  addPasskey(viewer: Member, body: BodyOf<typeof addPasskey>, origin: string): Promise<Passkey>;
  /** Throws `passkey_not_found`. */
  renamePasskey(viewer: Member, id: string, name: string): Promise<Passkey>;
  /** Throws `passkey_not_found`. */
  removePasskey(viewer: Member, id: string): Promise<void>;
}

export interface PasskeysParts {
  database: Database;
  clock: Clock;
  challenges: Challenges;
  confirmPassword: ConfirmPassword;
}

/** COSE's numbers of Ed25519, ES256 and RS256, the ones that WebAuthn recommends. */
const algorithms = [-8, -7, -257];

export function createPasskeys(parts: PasskeysParts): Passkeys {
  const { database, clock, challenges } = parts;

  return {
    async listPasskeys(viewer) {
      return { passkeys: (await findPasskeys(database, viewer.id)).map(presentPasskey) };
    },

    async preparePasskey(viewer, password, { origin, address }) {
      const site = siteOf(origin);
      const { email, name } = await parts.confirmPassword(viewer, password, address);
      const known = await findPasskeys(database, viewer.id);
      if (known.length >= maximumPasskeys) throw new AppError('too_many_passkeys');
      return {
        rp: { id: site.id, name: 'Pomona' },
        user: {
          id: Buffer.from(viewer.id).toString('base64url'),
          name: email,
          displayName: name,
        },
        challenge: await challenges.makeChallenge(viewer.id),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeMilliseconds,
        attestation: 'none',
        excludeCredentials: known.map(({ credentialId: id }) => ({ type: 'public-key', id })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    async addPasskey(viewer, { name, credential }, origin) {
      const site = siteOf(origin);
      const challenge = await challengeOf(credential);
      await challenges.useChallenge(challenge, viewer.id);
      const key = await verifyCreated(credential, { site, challenge });
      const createdAt = new Date(clock());
      const row = { id: randomUUID(), name, createdAt, lastUsedAt: null };
      await database.transaction(async (transaction) => {
        const total = await countPasskeysLocked(transaction, viewer.id);
        if (total >= maximumPasskeys) throw new AppError('too_many_passkeys');
        await insertPasskey(transaction, { ...row, userId: viewer.id, ...key }).catch(
          (cause: unknown) => {
            if (isUniqueViolation(cause, 'passkeys_credential_id_unique'))
              throw new AppError('passkey_refused', { cause });
            throw cause;
          },
        );
      });
      return presentPasskey(row);
    },

    async renamePasskey(viewer, id, name) {
      const row = await updatePasskeyName(database, { id, userId: viewer.id, name });
      if (row === null) throw new AppError('passkey_not_found');
      return presentPasskey(row);
    },

    async removePasskey(viewer, id) {
      const wasThere = await removePasskeyRow(database, { id, userId: viewer.id });
      if (!wasThere) throw new AppError('passkey_not_found');
    },
  };
}
