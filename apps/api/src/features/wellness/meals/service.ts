import type { Language } from '@pomona/contract/languages';
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
import type { CallKey } from '../calls/service.ts';
import { isDayOf, isPast } from './eaten-at.ts';
import { figuresOf, sumsOf } from './figures.ts';
import { presentMeal } from './presenter.ts';
import { differentMeals } from './recent.ts';
import { createSaving, type SavingParts } from './saving/service.ts';
import { findMeal, listLatestMeals, listMeals, type MealRow, type Named } from './store.ts';
import { readWrittenMeal } from './written.ts';

/** Only the owner reads meals, administrators included (ROLE-04). */
export interface Meals {
  readDay(viewer: Member, day: Day): Promise<MealDay>;
  /** The last different ones that can be logged again. */
  listRecent(viewer: Member): Promise<Meal[]>;
  /**
   * Stores the figures of this moment; the same id sent again corrects servings, lines and time, the same key changes nothing.
   * Throws `consent_needed`, `recipe_not_found`, `conflict` for an id of another member, `validation_failed` for a day that
   * does not fit the instant, `meal_not_found` for a repeated key whose meal is gone.
   */
  logMeal(
    viewer: Member,
    call: { body: MealBody; language: Language; key: CallKey },
  ): Promise<Meal>;
  /** Throws `meal_not_found`, and like `logMeal`. */
  changeMeal(viewer: Member, id: string, call: { change: MealChange; key: CallKey }): Promise<Meal>;
  /** Returns the meal as it was. Needs no consent: deleting is always possible. Throws `meal_not_found`. */
  deleteMeal(viewer: Member, id: string, key: CallKey): Promise<Meal>;
  /**
   * Restores a deleted meal, without the link to a recipe that the viewer may not see. The figures of a dish are the client's,
   * for nothing of a deleted meal is stored; lines are read again. Throws like `logMeal`.
   */
  restoreMeal(viewer: Member, id: string, call: { meal: DeletedMeal; key: CallKey }): Promise<Meal>;
}

/** Looked through for different ones. */
const latestMeals = 200;
const recentMeals = 8;

interface MealsParts extends SavingParts {
  recipes: Pick<Recipes, 'readRecipe' | 'readSeveral'>;
}

export function createMeals({ recipes, ...parts }: MealsParts): Meals {
  const { database, clock } = parts;
  const saving = createSaving(parts);
  const eatenAtOf = createTimeReader(clock);

  /** Its figures are those of one serving. */
  async function dishOf(viewer: Member, body: MealBody, language: Language) {
    if (body.recipe_id !== undefined) {
      const recipe = await recipes.readRecipe(viewer, body.recipe_id, language);
      const { id: recipeId, title, nutrition } = recipe;
      return { recipeId, title, language: recipe.language, figures: nutrition };
    }
    const written = await readWrittenMeal(body.lines ?? [], language);
    const { title, figures } = written;
    return { recipeId: null, title, language, figures, written };
  }

  return {
    async readDay(viewer, day) {
      const rows = await listMeals(database, viewer.id, day);
      return { day, meals: rows.map(presentMeal), sums: sumsOf(rows) };
    },

    async listRecent(viewer) {
      const rows = await listLatestMeals(database, viewer.id, latestMeals);
      return differentMeals(rows).slice(0, recentMeals).map(presentMeal);
    },

    async logMeal(viewer, { body, language, key }) {
      const { id, servings, eaten_at, day } = body;
      const eatenAt = eatenAtOf(eaten_at, day, { at: 'body.eaten_at', day: 'body.day' });
      const dish = await dishOf(viewer, body, language);
      const figures = figuresOf(dish.figures, servings);
      const meal = { ...dish, id, day, eatenAt, servings, figures };
      return presentFound(await saving.save(viewer, meal, key));
    },

    async changeMeal(viewer, id, { change: { servings, lines, eaten }, key }) {
      const named = namedBy(viewer, id);
      const written = lines && (await readWrittenMeal(lines, await languageOf(database, named)));
      const fields = { at: 'body.eaten.at', day: 'body.eaten.day' };
      const time = eaten && { day: eaten.day, eatenAt: eatenAtOf(eaten.at, eaten.day, fields) };
      return presentFound(await saving.change(viewer, id, { servings, written, ...time, key }));
    },

    async deleteMeal(viewer, id, key) {
      return presentFound(await saving.remove(viewer, namedBy(viewer, id).id, key));
    },

    async restoreMeal(viewer, id, { meal, key }) {
      const { recipe_id, eaten_at, lines, left_out: _leftOut, ...dish } = meal;
      const eatenAt = eatenAtOf(eaten_at, dish.day, { at: 'body.eaten_at', day: 'body.day' });
      const [recipe] = recipe_id === null ? [] : await recipes.readSeveral(viewer, [recipe_id]);
      const written = lines ? await readWrittenMeal(lines, dish.language) : undefined;
      const figures = written
        ? figuresOf(written.figures, dish.servings)
        : figuresOf(dish.figures, 1);
      const restored = { ...dish, id, eatenAt, figures, recipeId: recipe?.id ?? null };
      return presentFound(
        await saving.save(viewer, { ...restored, ...(written && { written }) }, key),
      );
    },
  };
}

const createTimeReader =
  (clock: Clock) =>
  (at: string, day: Day, fields: { at: string; day: string }): Date => {
    const eatenAt = Date.parse(at);
    if (!isPast(eatenAt, clock())) throw invalidField(fields.at, 'Has not come yet');
    if (!isDayOf(day, eatenAt)) throw invalidField(fields.day, 'Was not the day at that time');
    return new Date(eatenAt);
  };

async function languageOf(database: Database, named: Named): Promise<Language> {
  const row = await findMeal(database, named);
  if (row === null) throw new AppError('meal_not_found');
  return row.language;
}

function presentFound(row: MealRow | null): Meal {
  if (row === null) throw new AppError('meal_not_found');
  return presentMeal(row);
}

function namedBy(viewer: Member, id: string): Named {
  if (!isUuid(id)) throw new AppError('meal_not_found');
  return { id, userId: viewer.id };
}
