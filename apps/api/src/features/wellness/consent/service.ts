import { consentVersion, type WellnessConsent } from '@pomona/contract/wellness/meals';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import {
  type ConsentRow,
  findConsent,
  holdConsent,
  removeEntries,
  updateWithdrawn,
  upsertConsent,
} from './store.ts';

/** A member's word that health data of theirs may be kept; given before the first entry, taken back at any time. */
export interface Consent {
  readConsent(viewer: Member): Promise<WellnessConsent>;
  giveConsent(viewer: Member): Promise<WellnessConsent>;
  /** Nothing more is kept, and what was kept by it goes with it, as the privacy page says. */
  withdrawConsent(viewer: Member): Promise<WellnessConsent>;
  /** Throws `consent_needed` unless the member agreed; it holds until the transaction ends. */
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
      if (!(await holdConsent(transaction, viewer.id))) throw new AppError('consent_needed');
    },
  };
}

/** One that was taken back is none. */
function presentConsent(row: ConsentRow | null): WellnessConsent {
  const given = row !== null && row.withdrawnAt === null ? row : null;
  return {
    is_given: given?.version === consentVersion,
    version: consentVersion,
    given_at: given?.givenAt.toISOString() ?? null,
    given_version: given?.version ?? null,
  };
}
