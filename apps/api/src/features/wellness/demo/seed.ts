import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { SeedStep } from '#database/seed.ts';
import { goals, users } from '#database/tables/accounts.ts';
import { activities, symptoms, wellnessConsents } from '#database/tables/wellness.ts';
import { demoGoals, demoId } from '#features/accounts/demo/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Day } from '#platform/days.ts';
import { demoDay, demoMoment, newestDemoDay } from './month.ts';
import { demoActivities, demoGoalsReached, demoLevels, demoNights } from './month-data.ts';

const userId = demoId('member');
const goalsSince = Date.parse('2026-01-05T18:00:00Z');

/**
 * Replaces the member's demonstration entries by those of the current month; other entries stay. The version contains the day,
 * so that the first start of each day runs it.
 */
export function demoWellnessSeed(clock: Clock): SeedStep {
  const newest = newestDemoDay(clock());
  const content = [demoLevels, demoNights, demoActivities, demoGoalsReached, demoGoals];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return {
    key: 'demo-wellness',
    version: `${hash} ${newest}`,
    async run(transaction) {
      if (!(await isThere(transaction))) return;
      await replaceEntries(transaction, newest);
      await replaceGoals(transaction, newest);
      await giveConsent(transaction, newest);
    },
  };
}

async function isThere(db: Database): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.isDemo, true)))) > 0;
}

/** Without consent the month could not be withdrawn again. */
async function giveConsent(db: Database, newest: Day): Promise<void> {
  const given = { version: 'demonstration', givenAt: demoMoment(newest, 40), withdrawnAt: null };
  await db
    .insert(wellnessConsents)
    .values({ userId, ...given })
    .onConflictDoUpdate({
      target: wellnessConsents.userId,
      set: given,
      setWhere: isNotNull(wellnessConsents.withdrawnAt),
    });
}

async function replaceEntries(db: Database, newest: Day): Promise<void> {
  const newSymptoms = symptomRows(newest);
  const newActivities = activityRows(newest);
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  await db.delete(symptoms).where(inArray(symptoms.id, idsOf(newSymptoms)));
  await db.delete(activities).where(inArray(activities.id, idsOf(newActivities)));
  await db.insert(symptoms).values(newSymptoms);
  await db.insert(activities).values(newActivities);
}

function symptomRows(newest: Day): (typeof symptoms.$inferInsert)[] {
  const levels = demoLevels.map(([ago, type, level, notes = '']) => ({
    ...entry(newest, ago, `symptom ${type} ${ago}`),
    ...{ type, level, notes, hours: null },
  }));
  const nights = demoNights.map(([ago, level, hours, notes = '']) => ({
    ...entry(newest, ago, `symptom sleep ${ago}`),
    ...{ type: 'sleep' as const, level, notes, hours },
  }));
  return [...levels, ...nights];
}

function activityRows(newest: Day): (typeof activities.$inferInsert)[] {
  return demoActivities.map(([ago, type, minutes, notes = '']) => ({
    ...entry(newest, ago, `activity ${ago}`),
    ...{ type, minutes, notes },
  }));
}

function entry(newest: Day, ago: number, name: string) {
  const createdAt = demoMoment(newest, ago);
  return { id: demoId(name), userId, day: demoDay(newest, ago), createdAt, updatedAt: createdAt };
}

async function replaceGoals(db: Database, newest: Day): Promise<void> {
  const rows = demoGoals.map((goal, place) => {
    const [ago] = demoGoalsReached.find(([, reached]) => reached === place) ?? [];
    const achievedAt = ago === undefined ? null : demoMoment(newest, ago);
    const createdAt = new Date(goalsSince + place);
    return { id: demoId(`goal ${place}`), userId, text: goal, achievedAt, createdAt };
  });
  const ids = rows.map(({ id }) => id);
  const own = and(eq(goals.userId, userId), inArray(goals.text, [...demoGoals]));
  await db.delete(goals).where(or(inArray(goals.id, ids), own));
  await db.insert(goals).values(rows);
}
