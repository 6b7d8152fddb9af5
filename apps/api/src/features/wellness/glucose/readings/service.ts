import {
  defaultGlucosePageSize,
  type GlucoseBody,
  type GlucoseChange,
  type GlucoseReading,
  mgDlOf,
} from '@pomona/contract/wellness/glucose';
import { isUniqueViolation } from '#database/failures.ts';
import type { Day } from '#platform/days.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { isDayOf, isPast } from '../../meals/eaten-at.ts';
import type { TrackingParts } from '../../tracking/service.ts';
import { presentReading } from './presenter.ts';
import {
  countReadings,
  findSame,
  type GlucoseRow,
  insertReading,
  listReadings,
  lockReading,
  type Position,
  removeReading,
  updateReading,
} from './store.ts';

interface ReadingQuery {
  from?: Day | undefined;
  to?: Day | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Glucose readings (WELL-14). Only the owner reads and changes them, administrators included (ROLE-04). */
export interface Readings {
  list(
    viewer: Member,
    query: ReadingQuery,
  ): Promise<{ readings: GlucoseReading[]; next_cursor: string | null; total: number }>;
  /**
   * The same id sent again corrects the reading, the same value at the same moment is the one that is there. Throws
   * `consent_needed`, `conflict` for an id of another member, `validation_failed` for a day that does not fit the instant.
   */
  log(viewer: Member, body: GlucoseBody): Promise<GlucoseReading>;
  /** Throws `wellness_entry_not_found`, `conflict` where it would become one that is there, and like `log`. */
  change(viewer: Member, id: string, change: GlucoseChange): Promise<GlucoseReading>;
  /** Needs no consent: deleting is always possible. Throws `wellness_entry_not_found`. */
  remove(viewer: Member, id: string): Promise<GlucoseReading>;
}

export function createReadings({ database, consent, clock }: TrackingParts): Readings {
  function measuredAtOf(at: string, day: Day, field: string): Date {
    const measuredAt = Date.parse(at);
    if (!isPast(measuredAt, clock())) throw invalidField(`${field}at`, 'Has not come yet');
    if (!isDayOf(day, measuredAt)) throw invalidField('body.day', 'Was not the day at that time');
    return new Date(measuredAt);
  }

  return {
    async list(viewer, { limit = defaultGlucosePageSize, cursor, from, to }) {
      const selection = { userId: viewer.id, from, to };
      const [rows, total] = await Promise.all([
        listReadings(database, selection, { limit: limit + 1, after: positionOf(cursor) }),
        countReadings(database, selection),
      ]);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        readings: shown.map(presentReading),
        next_cursor: last === undefined ? null : `${last.measuredAt.getTime()}_${last.id}`,
        total,
      };
    },

    async log(viewer, { id, measured_at, day, value, unit }) {
      const measuredAt = measuredAtOf(measured_at, day, 'body.measured_');
      const row: GlucoseRow = {
        ...{ id, userId: viewer.id, day, measuredAt, mgDl: mgDlOf(value, unit), unit },
        ...{ beyond: null, source: 'hand', importId: null },
      };
      return database
        .transaction(async (transaction) => {
          await consent.requireConsent(transaction, viewer);
          const made = await insertReading(transaction, row);
          if (made !== null) return presentReading(made);
          const same = await findSame(transaction, row);
          if (same !== null) return presentReading(same);
          const corrected = await updateReading(transaction, row, row);
          if (corrected === null) throw new AppError('conflict');
          return presentReading(corrected);
        })
        .catch(asConflict);
    },

    async change(viewer, id, { measured, given }) {
      const named = namedBy(viewer, id);
      const time = measured && {
        day: measured.day,
        measuredAt: measuredAtOf(measured.at, measured.day, 'body.measured.'),
      };
      const value = given && {
        ...{ mgDl: mgDlOf(given.value, given.unit), unit: given.unit, beyond: null },
      };
      return database
        .transaction(async (transaction) => {
          // Consent first, as everywhere: another order of locks could deadlock.
          await consent.requireConsent(transaction, viewer);
          const known = await lockReading(transaction, named);
          if (known === null) throw new AppError('wellness_entry_not_found');
          const row = await updateReading(transaction, named, { ...known, ...time, ...value });
          return presentReading(row ?? known);
        })
        .catch(asConflict);
    },

    async remove(viewer, id) {
      const removed = await removeReading(database, namedBy(viewer, id));
      if (removed === null) throw new AppError('wellness_entry_not_found');
      return presentReading(removed);
    },
  };
}

function asConflict(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('conflict', { cause: error }) : error;
}

function positionOf(cursor: string | undefined): Position | null {
  const [milliseconds, id] = cursor?.split('_') ?? [];
  if (milliseconds === undefined || id === undefined) return null;
  return { measuredAt: new Date(Number(milliseconds)), id };
}

function namedBy(viewer: Member, id: string) {
  if (!isUuid(id)) throw new AppError('wellness_entry_not_found');
  return { id, userId: viewer.id };
}
