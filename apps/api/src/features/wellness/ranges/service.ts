import type { MealRanges } from '@pomona/contract/wellness/ranges';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Consent } from '../consent/service.ts';
import { findRanges, upsertRanges } from './store.ts';

/** Only the owner reads and sets ranges, administrators included (ROLE-04). */
export interface Ranges {
  readRanges(viewer: Member): Promise<MealRanges>;
  /** Throws `consent_needed`. */
  setRanges(viewer: Member, ranges: MealRanges): Promise<MealRanges>;
}

export function createRanges({
  database,
  consent,
  clock,
}: {
  database: Database;
  consent: Pick<Consent, 'requireConsent'>;
  clock: Clock;
}): Ranges {
  return {
    readRanges: (viewer) => findRanges(database, viewer.id),
    async setRanges(viewer, ranges) {
      await database.transaction(async (transaction) => {
        await consent.requireConsent(transaction, viewer);
        const updatedAt = new Date(clock());
        await upsertRanges(transaction, { userId: viewer.id, ranges, updatedAt });
      });
      return ranges;
    },
  };
}
