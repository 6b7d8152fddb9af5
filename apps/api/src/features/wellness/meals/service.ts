import type { Meal, MealBody, MealChange, MealDay } from '@pomona/contract/wellness-meals';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/viewer.ts';
import type { Consent } from '../consent/service.ts';
import type { Day } from '../policy.ts';
import { figuresOf, isDayOf, isPast, sumsOf } from './policy.ts';
import { presentMeal } from './presenter.ts';
import {
  findMeal,
  holdMeal,
  insertMeal,
  listMeals,
  type MealRow,
  type NewMeal,
  removeMeal,
  updateMeal,
} from './store.ts';

/** Meals are read by their owner only, administrators included (ROLE-04): another member's do not exist. */
export interface Meals {
  readDay(viewer: Member, day: Day): Promise<MealDay>;
  /**
   * Keeps a meal with the figures of this moment; the same id sent again answers with what is kept. Throws
   * `consent_needed`, `recipe_not_found`, `validation_failed` for a day that the instant cannot have been.
   */
  logMeal(viewer: Member, body: MealBody): Promise<Meal>;
  /** Throws `meal_not_found`, and like `logMeal`. */
  changeMeal(viewer: Member, id: string, change: MealChange): Promise<Meal>;
  /** Throws `meal_not_found`; needs no consent, for what is kept may always go. */
  deleteMeal(viewer: Member, id: string): Promise<void>;
}

interface MealsParts {
  database: Database;
  recipes: Pick<Recipes, 'readRecipe'>;
  consent: Pick<Consent, 'requireConsent'>;
  clock: Clock;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What members cooked and ate (WELL-12). */
export function createMeals({ database, recipes, consent, clock }: MealsParts): Meals {
  /** The instant, where it can have been that day somewhere, and has come. */
  function eatenAtOf(at: string, day: Day, fields: { at: string; day: string }): Date {
    const eatenAt = Date.parse(at);
    if (!isPast(eatenAt, clock())) throw invalidField(fields.at, 'Has not come yet');
    if (!isDayOf(day, eatenAt)) throw invalidField(fields.day, 'Was not the day at that time');
    return new Date(eatenAt);
  }

  async function insertOnce(meal: NewMeal, viewer: Member): Promise<MealRow> {
    return database.transaction(async (transaction) => {
      await consent.requireConsent(transaction, viewer);
      const made = await insertMeal(transaction, meal);
      const row = made ?? (await findMeal(transaction, { id: meal.id, userId: viewer.id }));
      if (row === null) throw new AppError('conflict');
      return row;
    });
  }

  return {
    async readDay(viewer, day) {
      const rows = await listMeals(database, viewer.id, day);
      return { day, meals: rows.map(presentMeal), sums: sumsOf(rows) };
    },

    async logMeal(viewer, { id, recipe_id: recipeId, servings, eaten_at, day }) {
      const eatenAt = eatenAtOf(eaten_at, day, { at: 'body.eaten_at', day: 'body.day' });
      const { title, nutrition } = await recipes.readRecipe(viewer, recipeId);
      const figures = figuresOf(nutrition, servings);
      const now = new Date(clock());
      const times = { createdAt: now, updatedAt: now };
      const meal = { id, userId: viewer.id, day, eatenAt, recipeId, title, servings, figures };
      return presentMeal(await insertOnce({ ...meal, ...times }, viewer));
    },

    async changeMeal(viewer, id, { servings, eaten }) {
      const named = namedBy(viewer, id);
      const fields = { at: 'body.eaten.at', day: 'body.eaten.day' };
      const eatenAt = eaten && eatenAtOf(eaten.at, eaten.day, fields);
      const changed = await database.transaction(async (transaction) => {
        // Consent first, as everywhere: two that each hold what the other waits for would wait for ever.
        await consent.requireConsent(transaction, viewer);
        const row = await holdMeal(transaction, named);
        if (row === null) return null;
        return updateMeal(transaction, named, {
          ...(servings !== undefined && {
            servings,
            figures: figuresOf(row.figures, servings / row.servings),
          }),
          ...(eaten && eatenAt && { day: eaten.day, eatenAt }),
          updatedAt: new Date(clock()),
        });
      });
      if (changed === null) throw new AppError('meal_not_found');
      return presentMeal(changed);
    },

    async deleteMeal(viewer, id) {
      if (!(await removeMeal(database, namedBy(viewer, id)))) throw new AppError('meal_not_found');
    },
  };
}

function namedBy(viewer: Member, id: string) {
  if (!uuid.test(id)) throw new AppError('meal_not_found');
  return { id, userId: viewer.id };
}
