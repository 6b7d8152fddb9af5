import type { Recipe, RecipeCard, RecipeListQuery, RecipePage } from '@pomona/contract/recipes';
import type { RecipeLines } from '@pomona/food/analysis/analysis';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { linesOf } from './figures/service.ts';
import { createRecipeList, type RecipeList } from './list/service.ts';
import { mayJudge, mayRead } from './policy.ts';
import { presentCard, presentRecipe } from './presenter.ts';
import { createSample } from './search/sample/store.ts';
import { searchRecipes } from './search/service.ts';
import { countRecipes } from './search/store.ts';
import {
  findPublishedRecipes,
  findRecipe,
  findRecipes,
  findRecipesVersion,
  findShownCards,
  findShownRecipes,
  type RecipeRow,
} from './store.ts';
import { createWithFood } from './with-food/service.ts';

export { presentCard, presentRecipe } from './presenter.ts';
export { isPublic, visibilityOf } from './visibility.ts';
export type { RecipeRow };

export interface Recipes {
  readonly list: RecipeList;
  /** One recipe; throws `recipe_not_found` for one that the viewer may not see. */
  readRecipe(viewer: Viewer, id: string): Promise<Recipe>;
  /** The same for reading it alone: an administrator may also judge what is offered for publication (REC-07). */
  readToJudge(viewer: Viewer, id: string): Promise<Recipe>;
  /** What its figures follow from, as they were computed; throws like `readToJudge`. */
  readLines(viewer: Viewer, id: string): Promise<RecipeLines>;
  /** Cards in the order asked for; what is gone or hidden is left out. */
  readSeveral(viewer: Viewer, ids: string[]): Promise<RecipeCard[]>;
  /** The same as whole recipes. */
  readSeveralWhole(viewer: Viewer, ids: string[]): Promise<Recipe[]>;
  /** How many recipes that everybody may see have a food in them, by its English name, and the cards of the best rated. */
  readWithFood(name: string, most: number): Promise<{ total: number; cards: RecipeCard[] }>;
  /** A page of what a selection leaves (LIST-17); throws a 422 for a cursor of another order. */
  search(viewer: Viewer, query: RecipeListQuery): Promise<RecipePage>;
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

/** Addresses of recipes are short; more than this in one question is no question of ours. */
const idsAtOnce = 200;

/** A page of a selection, unless another size is asked for. */
const pageSize = 24;

const idOf = (viewer: Viewer) => (viewer.kind === 'member' ? viewer.id : null);

/** Browsing and reading recipes. */
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

  async function findReadable(viewer: Viewer, id: string) {
    const row = await findRecipe(database, id);
    if (row === null || !mayRead(row, idOf(viewer))) throw new AppError('recipe_not_found');
    return row;
  }

  async function findJudgeable(viewer: Viewer, id: string) {
    const row = await findRecipe(database, id);
    const mayLook =
      row !== null &&
      (mayRead(row, idOf(viewer)) || (viewer.kind === 'member' && mayJudge(row, viewer)));
    if (!mayLook) throw new AppError('recipe_not_found');
    return row;
  }

  async function findSeveral(viewer: Viewer, ids: string[]): Promise<RecipeRow[]> {
    const wanted = [...new Set(ids)].slice(0, idsAtOnce);
    const rows = new Map((await findRecipes(database, wanted)).map((row) => [row.id, row]));
    return wanted.flatMap((id) => {
      const row = rows.get(id);
      return row !== undefined && mayRead(row, idOf(viewer)) ? [row] : [];
    });
  }

  return {
    list,
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
    readWithFood: (name, most) => withFood.read(name, most),
    async search(viewer, query) {
      const inAll = await list.total();
      const limit = query.limit ?? pageSize;
      const found = await searchRecipes({ database, viewer, query, limit, inAll, readSample });
      const shown =
        query.fields === 'card'
          ? (await findShownCards(database, found.ids)).map(presentCard)
          : (await findShownRecipes(database, found.ids)).map(presentRecipe);
      const places = new Map(found.ids.map((id, place) => [id, place]));
      const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0;
      return {
        recipes: shown.sort((a, b) => placeOf(a) - placeOf(b)),
        total: found.total,
        total_is_exact: found.isExact,
        in_all: inAll,
        next_cursor: found.cursor,
      };
    },
    readRow: findReadable,
    async requireReadable(viewer, id) {
      await findReadable(viewer, id);
    },
    close() {
      list.close();
      withFood.close();
    },
  };
}
