import type { VisitSpan, VisitSummary } from '@pomona/contract/wellness/visit-summary';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { type Day, dayAfter, dayIn } from '#platform/days.ts';
import { invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { startsWithGaps } from '../cycle/days.ts';
import { listStartDays } from '../cycle/store.ts';
import { listGlucoseDays } from '../glucose/summary/store.ts';
import { readDiary } from '../history/store.ts';
import { isPastDay } from '../past-day.ts';
import { findRanges } from '../ranges/store.ts';
import { presentTracking } from '../tracking/presenter.ts';
import { findTracking } from '../tracking/store.ts';
import { visitGlucoseOf } from './glucose.ts';
import { visitDiaryOf } from './summary.ts';

const defaultDays = '90';

/** What a member takes to a doctor. Only the owner reads it, administrators included (ROLE-04). */
export interface Visits {
  /** Throws `validation_failed` for a day that has not come anywhere. */
  readSummary(
    viewer: Member,
    span: { days?: VisitSpan | undefined; to?: Day | undefined },
    timeZone: string,
  ): Promise<VisitSummary>;
}

export function createVisits({ database, clock }: { database: Database; clock: Clock }): Visits {
  return {
    async readSummary(viewer, { days = defaultDays, to: requested }, timeZone) {
      const to = requested ?? dayIn(timeZone, clock());
      if (!isPastDay(to, clock())) throw invalidField('query.to', 'Has not come yet');
      const span = { from: dayAfter(to, 1 - Number(days)), to };
      const tracking = presentTracking(await findTracking(database, viewer.id));
      const { glucose_range: range, glucose_unit: unit } = tracking;
      const [diary, ranges, rows, starts] = await Promise.all([
        readDiary(database, viewer.id, span),
        findRanges(database, viewer.id),
        tracking.glucose ? listGlucoseDays(database, viewer.id, { ...span, range }) : [],
        tracking.cycle ? listStartDays(database, viewer.id) : [],
      ]);
      return {
        ...visitDiaryOf(diary, span, ranges),
        glucose: visitGlucoseOf(rows, { span, range, unit }),
        cycle_starts: startsWithGaps(starts).filter(({ day }) => day >= span.from && day <= to),
      };
    },
  };
}
