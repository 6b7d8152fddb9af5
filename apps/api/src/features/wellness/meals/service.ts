import type {
  DeletedMeal,
  Meal,
  MealBody,
  MealChange,
  MealDay,
} from '@pomona/contract/wellness/meals';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Day } from '#platform/days.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { isUuid } from '#platform/http/input/uuid.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { type CallKey, isFirstCall } from '../calls/service.ts';
import type { Consent } from '../consent/service.ts';
import { isDayOf, isPast } from './eaten-at.ts';
import { figuresOf, sumsOf } from './figures.ts';
import { presentMeal } from './presenter.ts';
import {
  insertMeal,
  listMeals,
  lockMeal,
  type MealRow,
  type Named,
  type NewMeal,
  removeMeal,
  updateMeal,
} from './store.ts';

/** Only the owner reads meals, administrators included (ROLE-04). */
export interface Meals {
  readDay(viewer: Member, day: Day): Promise<MealDay>;
  /**
   * Stores the figures of this moment; the same id sent again corrects servings and time, the same key changes nothing.
   * Throws `consent_needed`, `recipe_not_found`, `conflict` for an id of another member, `validation_failed` for a day that
   * does not fit the instant, `meal_not_found` for a repeated key whose meal is gone.
   */
  logMeal(viewer: Member, body: MealBody, key: CallKey): Promise<Meal>;
  /** Throws `meal_not_found`, and like `logMeal`. */
  changeMeal(viewer: Member, id: string, call: { change: MealChange; key: CallKey }): Promise<Meal>;
  /** Returns the meal as it was. Needs no consent: deleting is always possible. Throws `meal_not_found`. */
  deleteMeal(viewer: Member, id: string, key: CallKey): Promise<Meal>;
  /**
   * Restores a deleted meal, without the link to a recipe that the viewer may not see. The figures are the client's, for
   * nothing of a deleted meal is stored. Throws like `logMeal`.
   */
  restoreMeal(viewer: Member, id: string, call: { meal: DeletedMeal; key: CallKey }): Promise<Meal>;
}

interface MealsParts {
  database: Database;
  recipes: Pick<Recipes, 'readRecipe' | 'readSeveral'>;
  consent: Pick<Consent, 'requireConsent'>;
  clock: Clock;
}

type MealEntry = Omit<NewMeal, 'userId' | 'createdAt' | 'updatedAt'> & { eatenAt: Date };

interface Correction {
  servings?: number | undefined;
  day?: Day;
  eatenAt?: Date;
}

export function createMeals({ database, recipes, consent, clock }: MealsParts): Meals {
  function eatenAtOf(at: string, day: Day, fields: { at: string; day: string }): Date {
    const eatenAt = Date.parse(at);
    if (!isPast(eatenAt, clock())) throw invalidField(fields.at, 'Has not come yet');
    if (!isDayOf(day, eatenAt)) throw invalidField(fields.day, 'Was not the day at that time');
    return new Date(eatenAt);
  }

  const isFirst = (transaction: Database, viewer: Member, key: CallKey) =>
    isFirstCall(transaction, { userId: viewer.id, key, now: new Date(clock()) });

  /** In a transaction that has locked the consent; `null` where there is no such meal. */
  async function correct(
    transaction: Database,
    named: Named,
    { servings, day, eatenAt }: Correction,
  ): Promise<MealRow | null> {
    const row = await lockMeal(transaction, named);
    if (row === null) return null;
    return updateMeal(transaction, named, {
      ...(servings !== undefined && {
        servings,
        figures: figuresOf(row.figures, servings / row.servings),
      }),
      ...(eatenAt && { day, eatenAt }),
      updatedAt: new Date(clock()),
    });
  }

  /** A device without an answer sends its meal again, perhaps corrected. */
  async function save(viewer: Member, meal: MealEntry, key: CallKey): Promise<Meal> {
    const now = new Date(clock());
    const named = { id: meal.id, userId: viewer.id };
    const row = { ...meal, userId: viewer.id, createdAt: now, updatedAt: now };
    const stored = await database.transaction(async (transaction) => {
      await consent.requireConsent(transaction, viewer);
      if (!(await isFirst(transaction, viewer, key))) return lockMeal(transaction, named);
      const made = await insertMeal(transaction, row);
      const saved = made ?? (await correct(transaction, named, meal));
      if (saved === null) throw new AppError('conflict');
      return saved;
    });
    return presentFound(stored);
  }

  return {
    async readDay(viewer, day) {
      const rows = await listMeals(database, viewer.id, day);
      return { day, meals: rows.map(presentMeal), sums: sumsOf(rows) };
    },

    async logMeal(viewer, { id, recipe_id: recipeId, servings, eaten_at, day }, key) {
      const eatenAt = eatenAtOf(eaten_at, day, { at: 'body.eaten_at', day: 'body.day' });
      const { title, language, nutrition } = await recipes.readRecipe(viewer, recipeId);
      const figures = figuresOf(nutrition, servings);
      const meal = { id, day, eatenAt, recipeId, title, language, servings, figures };
      return save(viewer, meal, key);
    },

    async changeMeal(viewer, id, { change: { servings, eaten }, key }) {
      const named = namedBy(viewer, id);
      const fields = { at: 'body.eaten.at', day: 'body.eaten.day' };
      const time = eaten && { day: eaten.day, eatenAt: eatenAtOf(eaten.at, eaten.day, fields) };
      const changed = await database.transaction(async (transaction) => {
        // Consent first, as everywhere: another order of locks could deadlock.
        await consent.requireConsent(transaction, viewer);
        return (await isFirst(transaction, viewer, key))
          ? correct(transaction, named, { servings, ...time })
          : lockMeal(transaction, named);
      });
      return presentFound(changed);
    },

    async deleteMeal(viewer, id, key) {
      const named = namedBy(viewer, id);
      const removed = await database.transaction(async (transaction) =>
        (await isFirst(transaction, viewer, key))
          ? removeMeal(transaction, named)
          : lockMeal(transaction, named),
      );
      return presentFound(removed);
    },

    async restoreMeal(viewer, id, { meal: { recipe_id, eaten_at, ...meal }, key }) {
      const eatenAt = eatenAtOf(eaten_at, meal.day, { at: 'body.eaten_at', day: 'body.day' });
      const [recipe] = recipe_id === null ? [] : await recipes.readSeveral(viewer, [recipe_id]);
      const figures = figuresOf(meal.figures, 1);
      return save(viewer, { ...meal, id, eatenAt, figures, recipeId: recipe?.id ?? null }, key);
    },
  };
}

function presentFound(row: MealRow | null): Meal {
  if (row === null) throw new AppError('meal_not_found');
  return presentMeal(row);
}

function namedBy(viewer: Member, id: string) {
  if (!isUuid(id)) throw new AppError('meal_not_found');
  return { id, userId: viewer.id };
}
