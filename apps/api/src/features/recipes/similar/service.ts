import type { Preferences } from '@pomona/contract/accounts';
import { similarShown } from '@pomona/contract/recipe-similar';
import type { RecipeCard } from '@pomona/contract/recipes';
import type { Accounts } from '#features/accounts/service.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { presentCard } from '../presenter.ts';
import type { Recipes } from '../service.ts';
import type { RecipeRow } from '../store.ts';
import { type Likened, suits, varied } from './policy.ts';
import { createRecipeIndex, type Found, type RecipeIndex } from './recipe-index.ts';

export interface Similar {
  /** Published recipes like this one, never itself; throws `recipe_not_found` where the viewer may not see it. */
  readSimilar(viewer: Viewer, id: string): Promise<RecipeCard[]>;
}

interface SimilarParts {
  recipes: Pick<Recipes, 'readRecipe'> & { list: Pick<Recipes['list'], 'rows'> };
  accounts: Pick<Accounts, 'readOwnUser'>;
}

/** Recipes that one might like who likes this one (DETAIL-09). */
export function createSimilar({ recipes, accounts }: SimilarParts): Similar {
  const indexOf = indexOfRows();

  /** From memory where everybody may see it, else asked for in the viewer's name. */
  async function findLikened(viewer: Viewer, id: string, index: RecipeIndex): Promise<Likened> {
    const row = index.row(id);
    if (row !== undefined) return row;
    const own = await recipes.readRecipe(viewer, id);
    const { title, tags, cuisine, sources, meal_type: mealType, diet_types: dietTypes } = own;
    return { id, title, tags, cuisine, sources, mealType, dietTypes, dish: null };
  }

  return {
    async readSimilar(viewer, id) {
      const index = await indexOf(await recipes.list.rows());
      const likened = await findLikened(viewer, id, index);
      const candidates = index.nearest(likened);
      if (viewer.kind === 'visitor') return shown(varied(candidates, similarShown));
      const { preferences } = await accounts.readOwnUser(viewer);
      return shown(variedFor(candidates, preferences));
    },
  };
}

const shown = (found: readonly Found[]) => found.map(({ row }) => presentCard(row));

/** For a member: what suits them less well only where nothing else is left. */
function variedFor(candidates: readonly Found[], preferences: Preferences): Found[] {
  const those = (how: 'well' | 'less') =>
    candidates.filter(({ row }) => suits(row, preferences) === how);
  const well = varied(those('well'), similarShown);
  return [...well, ...varied(those('less'), similarShown - well.length)];
}

/** The index of the rows as they are now; made once for each state of the collection, also when many ask at once. */
function indexOfRows() {
  const indexes = new WeakMap<readonly RecipeRow[], Promise<RecipeIndex>>();
  return (rows: readonly RecipeRow[]): Promise<RecipeIndex> => {
    const known = indexes.get(rows);
    if (known !== undefined) return known;
    const made = createRecipeIndex(rows);
    indexes.set(rows, made);
    made.catch(() => indexes.delete(rows));
    return made;
  };
}
