import type {
  DeletedMeal,
  Meal,
  MealBody,
  MealChange,
  MealDay,
} from '@pomona/contract/wellness/meals';
import type { Database } from '#database/connect.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Day } from '#features/wellness/days.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/viewer.ts';
import type { Consent } from '../consent/service.ts';
import { isDayOf, isPast } from './eaten-at.ts';
import { figuresOf, sumsOf } from './figures.ts';
import { presentMeal } from './presenter.ts';
import {
  holdMeal,
  insertMeal,
  listMeals,
  type MealRow,
  type Named,
  type NewMeal,
  removeMeal,
  updateMeal,
} from './store.ts';

/** Meals are read by their owner only, administrators included (ROLE-04): another member's do not exist. */
export interface Meals {
  readDay(viewer: Member, day: Day): Promise<MealDay>;
  /**
   * Keeps a meal with the figures of this moment; the same id sent again corrects servings and time of what is kept.
   * Throws `consent_needed`, `recipe_not_found`, `conflict` for an id that is another member's, `validation_failed` for a
   * day that the instant cannot have been.
   */
  logMeal(viewer: Member, body: MealBody): Promise<Meal>;
  /** Throws `meal_not_found`, and like `logMeal`. */
  changeMeal(viewer: Member, id: string, change: MealChange): Promise<Meal>;
  /** The meal as it was. Throws `meal_not_found`; needs no consent, for what is kept may always go. */
  deleteMeal(viewer: Member, id: string): Promise<Meal>;
  /**
   * Puts a deleted meal back as it was, without the way to a recipe that the viewer may not see. Its figures are the
   * member's word: nothing of a meal was kept since, and nobody else reads it. Throws like `logMeal`, no `recipe_not_found`.
   */
  restoreMeal(viewer: Member, id: string, meal: DeletedMeal): Promise<Meal>;
}

interface MealsParts {
  database: Database;
  recipes: Pick<Recipes, 'readRecipe' | 'readSeveral'>;
  consent: Pick<Consent, 'requireConsent'>;
  clock: Clock;
}

type KeptMeal = Omit<NewMeal, 'userId' | 'createdAt' | 'updatedAt'> & { eatenAt: Date };

/** What is not named stays; a new instant comes with its day. */
interface Correction {
  servings?: number | undefined;
  day?: Day;
  eatenAt?: Date;
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

  /** Within a transaction that has the consent. `null` where there is no such meal. */
  async function correct(
    transaction: Database,
    named: Named,
    { servings, day, eatenAt }: Correction,
  ): Promise<MealRow | null> {
    const row = await holdMeal(transaction, named);
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

  /** A device that had no answer sends its meal again, with what was corrected meanwhile. */
  async function keep(meal: KeptMeal, viewer: Member): Promise<MealRow> {
    const now = new Date(clock());
    const row = { ...meal, userId: viewer.id, createdAt: now, updatedAt: now };
    return database.transaction(async (transaction) => {
      await consent.requireConsent(transaction, viewer);
      const made = await insertMeal(transaction, row);
      const kept = made ?? (await correct(transaction, { id: meal.id, userId: viewer.id }, meal));
      if (kept === null) throw new AppError('conflict');
      return kept;
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
      return presentMeal(await keep(meal, viewer));
    },

    async changeMeal(viewer, id, { servings, eaten }) {
      const named = namedBy(viewer, id);
      const fields = { at: 'body.eaten.at', day: 'body.eaten.day' };
      const time = eaten && { day: eaten.day, eatenAt: eatenAtOf(eaten.at, eaten.day, fields) };
      const changed = await database.transaction(async (transaction) => {
        // Consent first, as everywhere: two that each hold what the other waits for would wait for ever.
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
        await keep({ ...meal, id, eatenAt, figures, recipeId: recipe?.id ?? null }, viewer),
      );
    },
  };
}

function namedBy(viewer: Member, id: string) {
  if (!uuid.test(id)) throw new AppError('meal_not_found');
  return { id, userId: viewer.id };
}
