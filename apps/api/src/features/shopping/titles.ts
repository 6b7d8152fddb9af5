import type { ShoppingItem } from '@pomona/contract/shopping';
import type { Recipes, Titles } from '#features/recipes/service.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import { presentItem } from './presenter.ts';
import type { ItemRow } from './store.ts';

/** Titles by id, of the recipes that the viewer may see now. */
export type ReadTitles = (
  viewer: Viewer,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, Titles>>;

/** The limit of `readTitles` of the recipes. */
const recipesAtOnce = 200;

export const createTitleReader =
  (recipes: Pick<Recipes, 'readTitles'>): ReadTitles =>
  async (viewer, recipeIds) => {
    const ids = [...new Set(recipeIds)];
    const titles = new Map<string, Titles>();
    for (let start = 0; start < ids.length; start += recipesAtOnce) {
      const some = await recipes.readTitles(viewer, ids.slice(start, start + recipesAtOnce));
      for (const [id, its] of some) titles.set(id, its);
    }
    return titles;
  };

export type PresentItems = (viewer: Viewer, rows: readonly ItemRow[]) => Promise<ShoppingItem[]>;

/** Recipes that the viewer may not see are left out. */
export const createItemPresenter =
  (readTitles: ReadTitles): PresentItems =>
  async (viewer, rows) => {
    const ids = rows.flatMap((row) => row.recipes.map(({ recipeId }) => recipeId));
    const titles = await readTitles(viewer, ids);
    return rows.map((row) => presentItem(row, titles));
  };
