import { randomUUID } from 'node:crypto';
import type { Language } from '@pomona/contract/languages';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { scaledLine } from '@pomona/food/scaling/scaling';
import type { Database } from '#database/connect.ts';
import { isForeignKeyViolation } from '#database/failures.ts';
import type { Recipes } from '#features/recipes/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { changeOnce } from '../editing/service.ts';
import {
  createLineReader,
  isStaple,
  itemsToBuy,
  type LineReader,
  usualSystem,
  type WritingOptions,
} from '../items.ts';
import type { ChangeList } from '../locking/service.ts';
import type { Addition } from '../merging/list-merge.ts';
import { addToList, readAhead, readMatchingLines } from '../merging/service.ts';
import { findItems, type ItemRow, type LockedList, listItems } from '../store.ts';

export interface RecipeAddition {
  /** Of the call: a repeated one adds nothing (SHOP-09). */
  key: string | null;
  servings: number;
  /** Indexes of lines; all of them where absent. */
  only?: number[] | undefined;
  units?: UnitSystem | undefined;
  skip_staples?: boolean | undefined;
  /** In which quantities and foods are written. */
  language: Language;
}

interface RecipeItemsParts {
  database: Database;
  changeList: ChangeList;
  recipes: Pick<Recipes, 'readRecipe'>;
  clock(): number;
}

type Recipe = Awaited<ReturnType<Recipes['readRecipe']>>;

/** Adds the lines of a recipe; returns the rows added or merged into. */
export function createRecipeItems({ database, changeList, recipes, clock }: RecipeItemsParts) {
  return async (viewer: Member, recipeId: string, addition: RecipeAddition) => {
    const recipe = await recipes.readRecipe(viewer, recipeId, addition.language);
    const read = createLineReader();
    const { lines, skipped } = await linesToBuy(recipe, addition, read);
    const { servings, units, language } = addition;
    const request = { recipeId, servings, lines, language: recipe.language };
    const before = await listItems(database, viewer.id);
    const quantities = before.map(({ quantity }) => quantity);
    const system = units ?? usualSystem([request], quantities, read);
    const options = { system, language, read };
    const additions = itemsToBuy([request], options).map((item) => ({
      ...item,
      id: randomUUID(),
    }));
    await readMatchingLines(before, additions, options);
    const added = await changeList({ ownerId: viewer.id, actor: viewer }, (list) =>
      addOnce(list, addition.key, additions, { ...options, recipeId, now: new Date(clock()) }),
    ).catch((error: unknown) => {
      // It was deleted meanwhile.
      if (isForeignKeyViolation(error)) throw new AppError('recipe_not_found');
      throw error;
    });
    return { ...added, skipped };
  };
}

/** The chosen lines, scaled, without staples if so requested. */
async function linesToBuy(
  { ingredients, servings, language }: Recipe,
  addition: RecipeAddition,
  read: LineReader,
): Promise<{ lines: string[]; skipped: number }> {
  const inLanguage = (text: string) => ({ text, language });
  const chosen = ingredients.filter((_, index) => addition.only?.includes(index) ?? true);
  const skipsStaples = addition.skip_staples === true;
  if (skipsStaples) await readAhead(read, chosen.map(inLanguage));
  const bought = chosen.filter((line) => !skipsStaples || !isStaple(inLanguage(line), read));
  const factor = addition.servings / Math.max(servings, 1);
  const lines = bought.map((line) => scaledLine(line, factor, { language, isExact: true }));
  await readAhead(read, lines.map(inLanguage));
  return { lines, skipped: chosen.length - bought.length };
}

type AddOptions = Required<WritingOptions> & { now: Date; recipeId: string };

async function addOnce(
  list: LockedList,
  key: string | null,
  additions: Addition[],
  options: AddOptions,
): Promise<AddedLines> {
  const before = list.rows.filter((row) => isRequestedBy(row, options.recipeId));
  let added = { rows: before, added: before.length, merged: 0, replaced: false };
  await changeOnce(list, { key, now: options.now }, async () => {
    added = await addLines(list, additions, options);
  });
  return added;
}

interface AddedLines {
  rows: ItemRow[];
  added: number;
  merged: number;
  replaced: boolean;
}

async function addLines(
  list: LockedList,
  additions: Addition[],
  { recipeId, ...options }: AddOptions,
): Promise<AddedLines> {
  const { itemIds, added, merged } = await addToList(list, additions, options);
  const rows = await findItems(list.db, list.id);
  const touched = [...new Set(itemIds.values())].flatMap(
    (id) => rows.find((row) => row.id === id) ?? [],
  );
  const mergedIds = new Set(merged.map(({ id }) => id));
  const replaced = list.rows.some((row) => mergedIds.has(row.id) && isRequestedBy(row, recipeId));
  return { rows: touched, added: added.length, merged: merged.length, replaced };
}

const isRequestedBy = ({ recipes }: ItemRow, id: string) =>
  recipes.some(({ recipeId }) => recipeId === id);
