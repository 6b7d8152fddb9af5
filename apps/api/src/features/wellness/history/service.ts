import type { Readable } from 'node:stream';
import type { HistoryDay, WellnessSummary } from '@pomona/contract/wellness/history';
import { maxHistoryDays } from '@pomona/contract/wellness/history';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { type Day, dayAfter, dayIn } from '#platform/days.ts';
import { invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { listStartDays } from '../cycle/store.ts';
import { activityStore } from '../entries/activity-store.ts';
import { presentActivity, presentSymptom } from '../entries/presenter.ts';
import { symptomStore } from '../entries/symptom-store.ts';
import { wellnessFigures } from '../figures.ts';
import { eachReading } from '../glucose/readings/store.ts';
import { historyDays } from './day-quantities.ts';
import { diaryCsv } from './diary-csv.ts';
import { readDiary } from './store.ts';

/** What the diary of a member comes to. Only the owner reads it, administrators included (ROLE-04). */
export interface History {
  readSummary(viewer: Member, timeZone: string): Promise<WellnessSummary>;
  /** Throws `validation_failed` for a time that is too long or ends before it begins. */
  readDays(viewer: Member, days: { from: Day; to: Day }): Promise<HistoryDay[]>;
  /** UTF-8 text. */
  exportCsv(viewer: Member): Promise<Readable>;
}

export function createHistory({ database, clock }: { database: Database; clock: Clock }): History {
  return {
    async readSummary(viewer, timeZone) {
      const today = dayIn(timeZone, clock());
      const [diary, symptoms, activities] = await Promise.all([
        readDiary(database, viewer.id),
        symptomStore.listLatest(database, viewer.id),
        activityStore.listLatest(database, viewer.id),
      ]);
      const figures = wellnessFigures(
        { ...diary, otherDays: diary.meals.map(({ day }) => day) },
        today,
      );
      return {
        today,
        figures: {
          energy: figures.energy,
          workouts_per_week: figures.workoutsPerWeek,
          sleep_hours: figures.sleepHours,
          streak_days: figures.streakDays,
        },
        latest_symptoms: symptoms.map(presentSymptom),
        latest_activities: activities.map(presentActivity),
      };
    },

    async readDays(viewer, { from, to }) {
      if (to < from) throw invalidField('query.to', 'Is before the first day');
      if (dayAfter(from, maxHistoryDays) <= to)
        throw invalidField('query.from', `Holds more than ${maxHistoryDays} days`);
      return historyDays(await readDiary(database, viewer.id, { from, to }));
    },

    async exportCsv(viewer) {
      const [diary, starts] = await Promise.all([
        readDiary(database, viewer.id),
        listStartDays(database, viewer.id),
      ]);
      return diaryCsv(diary, starts, eachReading(database, viewer.id));
    },
  };
}
