import { randomUUID } from 'node:crypto';
import type { NewGoal } from '@pomona/contract/accounts/profile';
import { maximumGoals } from '@pomona/contract/constants';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import {
  deleteGoal,
  deleteGoalsExcept,
  findGoal,
  findGoals,
  insertGoals,
  lockGoals,
  updateGoal,
} from './store.ts';

/** Goals of a member (PROF-04). */
export interface Goals {
  /** Idempotent by id and by text; throws `too_many_goals`, and `conflict` for an id of another member. */
  addGoal(userId: string, goal: NewGoal): Promise<void>;
  /** Throws `goal_not_found`. */
  changeGoal(userId: string, id: string, isAchieved: boolean): Promise<void>;
  removeGoal(userId: string, id: string): Promise<void>;
  /** Removes and adds until the texts are these; the others keep their state. */
  replaceGoals(transaction: Database, userId: string, texts: readonly string[]): Promise<void>;
}

export function createGoals({ database, clock }: { database: Database; clock: Clock }): Goals {
  return {
    addGoal: (userId, { id, text, restored }) =>
      database.transaction(async (transaction) => {
        await lockGoals(transaction, userId);
        const found = await findGoal(transaction, { id, userId, text });
        if (found === 'own') return;
        if (found === 'of-another') throw new AppError('conflict');
        const known = await findGoals(transaction, userId);
        if (known.length >= maximumGoals) throw new AppError('too_many_goals');
        const achievedAt = restored?.achieved_at ? new Date(restored.achieved_at) : null;
        const createdAt = restored ? new Date(restored.created_at) : afterAll(known, clock());
        await insertGoals(transaction, [{ id, userId, text, achievedAt, createdAt }]);
      }),

    async changeGoal(userId, id, isAchieved) {
      const achievedAt = isAchieved ? new Date(clock()) : null;
      if (!(await updateGoal(database, { id, userId }, achievedAt)))
        throw new AppError('goal_not_found');
    },

    removeGoal: (userId, id) => deleteGoal(database, userId, id),

    async replaceGoals(transaction, userId, texts) {
      await lockGoals(transaction, userId);
      await deleteGoalsExcept(transaction, userId, texts);
      const known = await findGoals(transaction, userId);
      const added = texts.filter((text) => known.every((goal) => goal.text !== text));
      const first = afterAll(known, clock()).getTime();
      const rows = added.map((text, place) => ({
        ...{ id: randomUUID(), userId, text, achievedAt: null },
        createdAt: new Date(first + place),
      }));
      await insertGoals(transaction, rows);
    },
  };
}

/** No two have the same instant, so that they keep their order. */
function afterAll(goals: readonly { createdAt: Date }[], now: number): Date {
  const last = goals.at(-1)?.createdAt.getTime() ?? 0;
  return new Date(Math.max(now, last + 1));
}
