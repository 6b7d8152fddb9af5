import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { Day } from '#platform/days.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { type CallKey, isFirstCall } from '../../calls/service.ts';
import type { Consent } from '../../consent/service.ts';
import { figuresOf } from '../figures.ts';
import {
  insertMeal,
  lockMeal,
  type MealRow,
  type Named,
  type NewMeal,
  removeMeal,
  updateMeal,
} from '../store.ts';
import type { WrittenMeal } from '../written.ts';

export interface SavingParts {
  database: Database;
  consent: Pick<Consent, 'requireConsent'>;
  clock: Clock;
}

export type MealEntry = Omit<NewMeal, 'userId' | 'createdAt' | 'updatedAt'> & {
  eatenAt: Date;
  written?: WrittenMeal;
};

export interface Correction {
  servings?: number | undefined;
  written?: WrittenMeal | undefined;
  day?: Day;
  eatenAt?: Date;
}

/** Changes of meals; each answers with the meal as it is then, `null` where there is none. */
export function createSaving({ database, consent, clock }: SavingParts) {
  const isFirst = (transaction: Database, viewer: Member, key: CallKey) =>
    isFirstCall(transaction, { userId: viewer.id, key, now: new Date(clock()) });

  /** In a transaction that has locked the consent: another order of locks could deadlock. */
  async function correct(
    transaction: Database,
    named: Named,
    { servings, written, day, eatenAt }: Correction,
  ): Promise<MealRow | null> {
    const row = await lockMeal(transaction, named);
    if (row === null) return null;
    if (written && row.lines === null) throw invalidField('body.lines', 'Is a dish');
    const eaten = servings ?? row.servings;
    return updateMeal(transaction, named, {
      servings: eaten,
      figures: written
        ? figuresOf(written.figures, eaten)
        : figuresOf(row.figures, eaten / row.servings),
      ...(written && textOf(written)),
      ...(eatenAt && { day, eatenAt }),
      updatedAt: new Date(clock()),
    });
  }

  return {
    /** A device without an answer sends its meal again, perhaps corrected. */
    save(viewer: Member, { written, ...meal }: MealEntry, key: CallKey): Promise<MealRow | null> {
      const now = new Date(clock());
      const named = { id: meal.id, userId: viewer.id };
      const stamps = { userId: viewer.id, createdAt: now, updatedAt: now };
      return database.transaction(async (transaction) => {
        await consent.requireConsent(transaction, viewer);
        if (!(await isFirst(transaction, viewer, key))) return lockMeal(transaction, named);
        const row = { ...meal, ...stamps, ...(written && textOf(written)) };
        const made = await insertMeal(transaction, row);
        const saved = made ?? (await correct(transaction, named, { ...meal, written }));
        if (saved === null) throw new AppError('conflict');
        return saved;
      });
    },

    change: (viewer: Member, id: string, { key, ...change }: Correction & { key: CallKey }) =>
      database.transaction(async (transaction) => {
        const named = { id, userId: viewer.id };
        await consent.requireConsent(transaction, viewer);
        return (await isFirst(transaction, viewer, key))
          ? correct(transaction, named, change)
          : lockMeal(transaction, named);
      }),

    remove: (viewer: Member, id: string, key: CallKey) =>
      database.transaction(async (transaction) => {
        const named = { id, userId: viewer.id };
        return (await isFirst(transaction, viewer, key))
          ? removeMeal(transaction, named)
          : lockMeal(transaction, named);
      }),
  };
}

const textOf = ({ lines, leftOut, title }: WrittenMeal) => ({ lines, leftOut, title });
