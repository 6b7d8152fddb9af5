import type { Recipes } from '#features/recipes/service.ts';
import type { Member } from '#platform/http/security/viewer.ts';

/** Titles by id, of the recipes that the member may see now. */
export type ReadTitles = (
  viewer: Member,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** The limit of `readSeveral`. */
const recipesAtOnce = 200;

export const createTitleReader =
  (recipes: Pick<Recipes, 'readSeveral'>): ReadTitles =>
  async (viewer, recipeIds) => {
    const ids = [...new Set(recipeIds)];
    const titles = new Map<string, string>();
    for (let start = 0; start < ids.length; start += recipesAtOnce) {
      const cards = await recipes.readSeveral(viewer, ids.slice(start, start + recipesAtOnce));
      for (const { id, title } of cards) titles.set(id, title);
    }
    return titles;
  };
