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
   * Stores the figures of this moment; the same id sent again corrects servings and time. Throws `consent_needed`,
   * `recipe_not_found`, `conflict` for an id of another member, `validation_failed` for a day that does not fit the instant.
   */
  logMeal(viewer: Member, body: MealBody): Promise<Meal>;
  /** Throws `meal_not_found`, and like `logMeal`. */
  changeMeal(viewer: Member, id: string, change: MealChange): Promise<Meal>;
  /** Returns the meal as it was. Needs no consent: deleting is always possible. Throws `meal_not_found`. */
  deleteMeal(viewer: Member, id: string): Promise<Meal>;
  /**
   * Restores a deleted meal, without the link to a recipe that the viewer may not see. The figures are the client's, for
   * nothing of a deleted meal is stored. Throws like `logMeal`.
   */
  restoreMeal(viewer: Member, id: string, meal: DeletedMeal): Promise<Meal>;
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
  async function save(meal: MealEntry, viewer: Member): Promise<MealRow> {
    const now = new Date(clock());
    const row = { ...meal, userId: viewer.id, createdAt: now, updatedAt: now };
    return database.transaction(async (transaction) => {
      await consent.requireConsent(transaction, viewer);
      const made = await insertMeal(transaction, row);
      const saved = made ?? (await correct(transaction, { id: meal.id, userId: viewer.id }, meal));
      if (saved === null) throw new AppError('conflict');
      return saved;
    });
  }

  return {
    async readDay(viewer, day) {
      const rows = await listMeals(database, viewer.id, day);
      return { day, meals: rows.map(presentMeal), sums: sumsOf(rows) };
    },

    async logMeal(viewer, { id, recipe_id: recipeId, servings, eaten_at, day }) {
      const eatenAt = eatenAtOf(eaten_at, day, { at: 'body.eaten_at', day: 'body.day' });
      const { title, language, nutrition } = await recipes.readRecipe(viewer, recipeId);
      const figures = figuresOf(nutrition, servings);
      const meal = { id, day, eatenAt, recipeId, title, language, servings, figures };
      return presentMeal(await save(meal, viewer));
    },

    async changeMeal(viewer, id, { servings, eaten }) {
      const named = namedBy(viewer, id);
      const fields = { at: 'body.eaten.at', day: 'body.eaten.day' };
      const time = eaten && { day: eaten.day, eatenAt: eatenAtOf(eaten.at, eaten.day, fields) };
      const changed = await database.transaction(async (transaction) => {
        // Consent first, as everywhere: another order of locks could deadlock.
        await consent.requireConsent(transaction, viewer);
        return correct(transaction, named, { servings, ...time });
      });
      if (changed === null) throw new AppError('meal_not_found');
      return presentMeal(changed);
    },

    async deleteMeal(viewer, id) {
      const removed = await removeMeal(database, namedBy(viewer, id));
      if (removed === null) throw new AppError('meal_not_found');
      return presentMeal(removed);
    },

    async restoreMeal(viewer, id, { recipe_id, eaten_at, ...meal }) {
      const eatenAt = eatenAtOf(eaten_at, meal.day, { at: 'body.eaten_at', day: 'body.day' });
      const [recipe] = recipe_id === null ? [] : await recipes.readSeveral(viewer, [recipe_id]);
      const figures = figuresOf(meal.figures, 1);
      return presentMeal(
        await save({ ...meal, id, eatenAt, figures, recipeId: recipe?.id ?? null }, viewer),
      );
    },
  };
}

function namedBy(viewer: Member, id: string) {
  if (!isUuid(id)) throw new AppError('meal_not_found');
  return { id, userId: viewer.id };
}
