import type { Recipe, RecipeCard, RecipeListQuery, RecipePage } from '@pomona/contract/recipes';
import type { CookableQuery, CookableRecipes } from '@pomona/contract/recipes/what-i-have';
import type { RecipeLines } from '@pomona/food/analysis/analysis';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { viewerIdOf } from '#platform/http/security/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { linesOf } from './figures/service.ts';
import { createRecipeList, type RecipeList } from './list/service.ts';
import { mayJudge, mayRead } from './policy.ts';
import { presentCard, presentInList, presentRecipe } from './presenter.ts';
import { createSample } from './search/sample/store.ts';
import { readFilters, searchRecipes } from './search/service.ts';
import { countRecipes } from './search/store.ts';
import { createWordSearch, type WordSearch } from './search/words/service.ts';
import {
  findPublishedRecipes,
  findRecipe,
  findRecipes,
  findRecipesVersion,
  findShownCards,
  findShownRecipes,
  type RecipeRow,
} from './store.ts';
import { findCookable } from './what-i-have/service.ts';
import { createWithFood } from './with-food/service.ts';

export { presentCard, presentRecipe } from './presenter.ts';
export { isPublic, visibilityOf } from './visibility.ts';
export type { RecipeRow };

export interface Recipes {
  readonly list: RecipeList;
  /** What the browser's search by words goes by. */
  readSearchWords: WordSearch['readWords'];
  /** Throws `recipe_not_found` for a recipe that the viewer may not see. */
  readRecipe(viewer: Viewer, id: string): Promise<Recipe>;
  /** Like `readRecipe`; an administrator also sees what is offered for publication (REC-07). */
  readToJudge(viewer: Viewer, id: string): Promise<Recipe>;
  /** What its figures are computed from; throws like `readToJudge`. */
  readLines(viewer: Viewer, id: string): Promise<RecipeLines>;
  /** In the order of the ids; what the viewer may not see is left out. */
  readSeveral(viewer: Viewer, ids: string[]): Promise<RecipeCard[]>;
  readSeveralWhole(viewer: Viewer, ids: string[]): Promise<Recipe[]>;
  /** Public recipes with a food, by its English name: how many, and the cards of the best rated. */
  readWithFood(name: string, limit: number): Promise<{ total: number; cards: RecipeCard[] }>;
  /** A page of a selection (LIST-17); throws a 422 for a cursor of another order. */
  search(viewer: Viewer, query: RecipeListQuery): Promise<RecipePage>;
  /** Recipes for what is at home. */
  readCookable(viewer: Viewer, query: CookableQuery): Promise<CookableRecipes>;
  /** Its row, for features that write recipes; throws like `readRecipe`. */
  readRow(viewer: Viewer, id: string): Promise<RecipeRow>;
  /** Throws `recipe_not_found` unless the viewer may see the recipe. */
  requireReadable(viewer: Viewer, id: string): Promise<void>;
  close(): void;
}

interface RecipesParts {
  database: Database;
  bus: Bus;
  clock(): number;
}

/** Ids of one call; further ones are ignored. */
const maxIds = 200;

/** Unless a limit is given. */
const pageSize = 24;

export function createRecipes({ database, bus, clock }: RecipesParts): Recipes {
  const list = createRecipeList({
    bus,
    clock,
    readVersion: () => findRecipesVersion(database),
    readRows: (part) => findPublishedRecipes(database, part),
    countRows: () => countRecipes(database),
  });

  const withFood = createWithFood({ database, bus, clock, countAll: () => list.total() });
  const readSample = createSample(database, clock);
  const words = createWordSearch({ database, bus, clock });

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
    readSearchWords: words.readWords,
    async readRecipe(viewer, id) {
      return presentRecipe(await findReadable(viewer, id));
    },
    async readToJudge(viewer, id) {
      return presentRecipe(await findJudgeable(viewer, id));
    },
    async readLines(viewer, id) {
      return linesOf(await findJudgeable(viewer, id));
    },
    async readSeveral(viewer, ids) {
      return (await findSeveral(viewer, ids)).map(presentCard);
    },
    async readSeveralWhole(viewer, ids) {
      return (await findSeveral(viewer, ids)).map(presentRecipe);
    },
    readWithFood: (name, limit) => withFood.read(name, limit),
    async search(viewer, query) {
      const inAll = await list.total();
      const limit = query.limit ?? pageSize;
      const request = { viewer, query, limit, inAll };
      const found = await searchRecipes({ ...request, database, readSample, words });
      return {
        recipes: await shownRecipes(database, found.ids, query.fields ?? 'full'),
        total: found.total,
        total_is_exact: found.isExact,
        in_all: inAll,
        next_cursor: found.cursor,
      };
    },
    readCookable: (viewer, query) => cookableFor({ database, words }, viewer, query),
    readRow: findReadable,
    async requireReadable(viewer, id) {
      await findReadable(viewer, id);
    },
    close() {
      list.close();
      withFood.close();
      words.close();
    },
  };
}

async function cookableFor(
  { database, words }: { database: Database; words: WordSearch },
  viewer: Viewer,
  query: CookableQuery,
): Promise<CookableRecipes> {
  const filters = await readFilters(database, viewer, query);
  return findCookable(query, { words, filters, readCards: (ids) => shownCards(database, ids) });
}

/** In the order of the ids; what has been hidden meanwhile is left out. */
async function shownRecipes(
  database: Database,
  ids: string[],
  fields: 'card' | 'full',
): Promise<(Recipe | RecipeCard)[]> {
  if (fields === 'card') return shownCards(database, ids);
  return inOrder(ids, (await findShownRecipes(database, ids)).map(presentInList));
}

const shownCards = async (database: Database, ids: string[]): Promise<RecipeCard[]> =>
  inOrder(ids, (await findShownCards(database, ids)).map(presentCard));

function inOrder<One extends { id: string }>(ids: readonly string[], found: One[]): One[] {
  const positions = new Map(ids.map((id, index) => [id, index]));
  const positionOf = ({ id }: One) => positions.get(id) ?? 0;
  return found.sort((a, b) => positionOf(a) - positionOf(b));
}
