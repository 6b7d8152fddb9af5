import type { Database } from '#database/connect.ts';
import type { Day } from '#platform/days.ts';
import { cycleDays } from '../cycle/days.ts';
import { listStartDays } from '../cycle/store.ts';
import { meanOfDay, shareWithin } from '../glucose/summary/day-figures.ts';
import { listGlucoseDays } from '../glucose/summary/store.ts';
import { presentTracking } from '../tracking/presenter.ts';
import { findTracking } from '../tracking/store.ts';

export interface MeasuredDay {
  day: Day;
  quantity: 'glucose_mean' | 'glucose_in_range' | 'cycle_day';
  value: number;
}

/** Glucose and cycle of each day, of a member who keeps them (WELL-10, WELL-14). */
export async function readMeasuredDays(
  db: Database,
  userId: string,
  days: { from: Day; to: Day },
): Promise<MeasuredDay[]> {
  const { glucose, cycle, glucose_range: range } = presentTracking(await findTracking(db, userId));
  const [rows, starts] = await Promise.all([
    glucose ? listGlucoseDays(db, userId, { ...days, range }) : [],
    cycle ? listStartDays(db, userId) : [],
  ]);
  const measured: MeasuredDay[] = [];
  for (const row of rows) {
    const [mean, within] = [meanOfDay(row), range === null ? null : shareWithin(row)];
    if (mean !== null) measured.push({ day: row.day, quantity: 'glucose_mean', value: mean });
    if (within !== null)
      measured.push({ day: row.day, quantity: 'glucose_in_range', value: within });
  }
  for (const [day, value] of cycleDays(starts, days.from, days.to))
    measured.push({ day, quantity: 'cycle_day', value });
  return measured;
}
