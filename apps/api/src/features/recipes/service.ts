import type { Language } from '@pomona/contract/languages';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import type { RecipeLines } from '@pomona/food/analysis/analysis';
import type { Database } from '#database/connect.ts';
import { readDataVersion } from '#database/data-versions.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { viewerIdOf } from '#platform/http/security/viewer.ts';
import { createRecipeList, type RecipeList } from './list/service.ts';
import { mayJudge, mayRead } from './policy.ts';
import { presentCard, presentRecipe } from './presenter.ts';
import { createSearch, type Search } from './search/service.ts';
import { countRecipes } from './search/store.ts';
import { findPublishedOrder, findRecipe, findRecipes, type RecipeRow } from './store.ts';
import { createRecipeTexts } from './texts/service.ts';
import { inLanguage, linesInLanguage, type Titles, titlesOf } from './translations/translation.ts';
import type { VersionsOfRecipes } from './versions/service.ts';
import { createWithFood, type WithFood } from './with-food/service.ts';

export { presentCard, presentRecipe } from './presenter.ts';
export { isPublic, visibilityOf } from './visibility.ts';
export type { RecipeRow, Titles };

/** Recipes are as they were written unless a language is named, and where they have no translation into it. */
export interface Recipes {
  readonly list: RecipeList;
  readonly search: Search;
  /** Throws `recipe_not_found` for a recipe that the viewer may not see. */
  readRecipe(viewer: Viewer, id: string, language?: Language): Promise<Recipe>;
  /** Like `readRecipe`; an administrator also sees what is offered for publication (REC-07). */
  readToJudge(viewer: Viewer, id: string, language?: Language): Promise<Recipe>;
  /** What its figures are computed from, or the same lines in another language; throws like `readToJudge`. */
  readLines(viewer: Viewer, id: string, language?: Language): Promise<RecipeLines>;
  /** In the order of the ids; what the viewer may not see is left out. */
  readSeveral(viewer: Viewer, ids: string[], language?: Language): Promise<RecipeCard[]>;
  readSeveralWhole(viewer: Viewer, ids: string[], language?: Language): Promise<Recipe[]>;
  /** Titles by id, of the recipes that the viewer may see. */
  readTitles(viewer: Viewer, ids: string[]): Promise<ReadonlyMap<string, Titles>>;
  /** Public recipes with a food, by its English name: how many, and the cards of the best rated. */
  readWithFood: WithFood['read'];
  /** Ids of public recipes, as many as `limit`, the best rated first. */
  listBestRated(limit: number): Promise<string[]>;
  /** Its row, for features that write recipes; throws like `readRecipe`. */
  readRow(viewer: Viewer, id: string): Promise<RecipeRow>;
  /** Throws `recipe_not_found` unless the viewer may see the recipe. */
  requireReadable(viewer: Viewer, id: string): Promise<void>;
}

interface RecipesParts {
  database: Database;
  clock: Clock;
  versions: VersionsOfRecipes;
}

/** Ids of one call; further ones are ignored. */
const maxIds = 200;

export function createRecipes({ database, clock, versions }: RecipesParts): Recipes {
  const texts = createRecipeTexts(database, versions);
  const list = createRecipeList({
    readVersion: () => readDataVersion(database, 'recipes'),
    listOrder: (part) => findPublishedOrder(database, part),
    texts,
    clock,
    countRows: () => countRecipes(database),
  });

  const withFood = createWithFood({ database, countAll: () => list.total() });

  async function findReadable(viewer: Viewer, id: string) {
    const row = await findRecipe(database, id);
    if (row === null || !mayRead(row, viewerIdOf(viewer))) throw new AppError('recipe_not_found');
    return row;
  }

  async function findJudgeable(viewer: Viewer, id: string) {
    const row = await findRecipe(database, id);
    const isAllowed =
      row !== null &&
      (mayRead(row, viewerIdOf(viewer)) || (viewer.kind === 'member' && mayJudge(row, viewer)));
    if (!isAllowed) throw new AppError('recipe_not_found');
    return row;
  }

  async function findSeveral(viewer: Viewer, ids: string[]): Promise<RecipeRow[]> {
    const unique = [...new Set(ids)].slice(0, maxIds);
    const rows = new Map((await findRecipes(database, unique)).map((row) => [row.id, row]));
    return unique.flatMap((id) => {
      const row = rows.get(id);
      return row !== undefined && mayRead(row, viewerIdOf(viewer)) ? [row] : [];
    });
  }

  return {
    list,
    search: createSearch(database, texts),
    async readRecipe(viewer, id, language) {
      return presentRecipe(inLanguage(await findReadable(viewer, id), language));
    },
    async readToJudge(viewer, id, language) {
      return presentRecipe(inLanguage(await findJudgeable(viewer, id), language));
    },
    async readLines(viewer, id, language) {
      return linesInLanguage(await findJudgeable(viewer, id), language);
    },
    async readSeveral(viewer, ids, language) {
      const rows = await findSeveral(viewer, ids);
      return rows.map((row) => presentCard(inLanguage(row, language)));
    },
    async readSeveralWhole(viewer, ids, language) {
      const rows = await findSeveral(viewer, ids);
      return rows.map((row) => presentRecipe(inLanguage(row, language)));
    },
    async readTitles(viewer, ids) {
      const rows = await findSeveral(viewer, ids);
      return new Map(rows.map((row) => [row.id, titlesOf(row)]));
    },
    readWithFood: withFood.read,
    async listBestRated(limit) {
      const order = await findPublishedOrder(database, { offset: 0, limit });
      return order.map(({ id }) => id);
    },
    readRow: findReadable,
    async requireReadable(viewer, id) {
      await findReadable(viewer, id);
    },
  };
}
