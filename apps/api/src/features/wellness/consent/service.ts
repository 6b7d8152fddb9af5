import { consentVersion, type WellnessConsent } from '@pomona/contract/wellness/meals';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import {
  type ConsentRow,
  findConsent,
  lockConsent,
  removeEntries,
  updateWithdrawn,
  upsertConsent,
} from './store.ts';

/** Consent to store health data, given before the first entry, withdrawn at any time. */
export interface Consent {
  readConsent(viewer: Member): Promise<WellnessConsent>;
  giveConsent(viewer: Member): Promise<WellnessConsent>;
  /** Deletes all entries, as the privacy page says. */
  withdrawConsent(viewer: Member): Promise<WellnessConsent>;
  /** Throws `consent_needed`; locks the consent until the transaction ends. */
  requireConsent(transaction: Database, viewer: Member): Promise<void>;
}

export function createConsent({ database, clock }: { database: Database; clock: Clock }): Consent {
  const read = async (viewer: Member) => presentConsent(await findConsent(database, viewer.id));
  const now = () => new Date(clock());

  return {
    readConsent: read,
    async giveConsent(viewer) {
      await upsertConsent(database, viewer.id, now());
      return read(viewer);
    },
    async withdrawConsent(viewer) {
      await database.transaction(async (transaction) => {
        await updateWithdrawn(transaction, viewer.id, now());
        await removeEntries(transaction, viewer.id);
      });
      return read(viewer);
    },
    async requireConsent(transaction, viewer) {
      if (!(await lockConsent(transaction, viewer.id))) throw new AppError('consent_needed');
    },
  };
}

function presentConsent(row: ConsentRow | null): WellnessConsent {
  const given = row !== null && row.withdrawnAt === null ? row : null;
  return {
    is_given: given?.version === consentVersion,
    version: consentVersion,
    given_at: given?.givenAt.toISOString() ?? null,
    given_version: given?.version ?? null,
  };
}
