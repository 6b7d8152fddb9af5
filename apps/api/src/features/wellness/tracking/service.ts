import type { Tracking, TrackingChange } from '@pomona/contract/wellness/tracking';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Consent } from '../consent/service.ts';
import { presentTracking } from './presenter.ts';
import { findTracking, upsertTracking } from './store.ts';

/** What a member measures beyond the diary: glucose, cycles. Only the owner reads it (ROLE-04). */
export interface TrackingSettings {
  readTracking(viewer: Member): Promise<Tracking>;
  /** Throws `consent_needed`. */
  changeTracking(viewer: Member, change: TrackingChange): Promise<Tracking>;
}

export interface TrackingParts {
  database: Database;
  consent: Pick<Consent, 'requireConsent'>;
  clock: Clock;
}

export function createTracking({ database, consent, clock }: TrackingParts): TrackingSettings {
  const readTracking = async (viewer: Member) =>
    presentTracking(await findTracking(database, viewer.id));
  return {
    readTracking,
    async changeTracking(viewer, { glucose, cycle, glucose_unit: unit, glucose_range: range }) {
      await database.transaction(async (transaction) => {
        await consent.requireConsent(transaction, viewer);
        await upsertTracking(transaction, viewer.id, {
          ...(glucose !== undefined && { glucose }),
          ...(cycle !== undefined && { cycle }),
          ...(unit !== undefined && { glucoseUnit: unit }),
          ...(range !== undefined && {
            rangeLow: range?.low ?? null,
            rangeHigh: range?.high ?? null,
          }),
          updatedAt: new Date(clock()),
        });
      });
      return readTracking(viewer);
    },
  };
}
