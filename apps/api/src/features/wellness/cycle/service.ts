import { type CycleStart, maxCycleStarts } from '@pomona/contract/wellness/tracking';
import type { Day } from '#platform/days.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { isPastDay } from '../past-day.ts';
import type { TrackingParts } from '../tracking/service.ts';
import { startsWithGaps } from './days.ts';
import { insertStart, listStartDays, removeStart } from './store.ts';

/** Only the owner reads and changes it, administrators included (ROLE-04). */
export interface CycleLog {
  listStarts(viewer: Member): Promise<CycleStart[]>;
  /** Throws `consent_needed`, and `validation_failed` for a day that has not come anywhere. */
  logStart(viewer: Member, day: Day): Promise<CycleStart[]>;
  /** Needs no consent: deleting is always possible. Throws `wellness_entry_not_found`. */
  removeStart(viewer: Member, day: Day): Promise<CycleStart[]>;
}

export function createCycleLog({ database, consent, clock }: TrackingParts): CycleLog {
  const listStarts = async (viewer: Member) =>
    startsWithGaps(await listStartDays(database, viewer.id));
  return {
    listStarts,
    async logStart(viewer, day) {
      if (!isPastDay(day, clock())) throw invalidField('body.day', 'Has not come yet');
      await database.transaction(async (transaction) => {
        await consent.requireConsent(transaction, viewer);
        const known = await listStartDays(transaction, viewer.id);
        if (known.length >= maxCycleStarts) throw new AppError('conflict');
        await insertStart(transaction, { userId: viewer.id, day, createdAt: new Date(clock()) });
      });
      return listStarts(viewer);
    },
    async removeStart(viewer, day) {
      if (!(await removeStart(database, viewer.id, day)))
        throw new AppError('wellness_entry_not_found');
      return listStarts(viewer);
    },
  };
}
