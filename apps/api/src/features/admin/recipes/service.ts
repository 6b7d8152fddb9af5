import type { AdminRecipe, ListAdminRecipesQuery } from '@pomona/contract/admin/recipes';
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import type { Database } from '#database/connect.ts';
import type { Publication } from '#features/publication/service.ts';
import { type RecipeWriting, restorableMilliseconds } from '#features/recipe-writing/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Audit } from '../audit/service.ts';
import { cursorOf, endOf } from './cursor.ts';
import { presentListed } from './presenter.ts';
import { countRecipes, listRecipes } from './store.ts';

type Staff = RecipeWriting['staff'];

interface RecipeListPage {
  recipes: AdminRecipe[];
  total: number;
  next_cursor: string | null;
}

/** Changes are written to the audit log and throw what `StaffRecipes` and `Publication` throw. */
export interface AdminRecipes extends Pick<Staff, 'readVersions' | 'readVersion'> {
  readRecipes(query: ListAdminRecipesQuery): Promise<RecipeListPage>;
  createRecipe(admin: Member, body: RecipeBody, key: string | null): Promise<Recipe>;
  changeRecipe(admin: Member, id: string, body: RecipeBody & { version: number }): Promise<Recipe>;
  deleteRecipe(admin: Member, id: string): Promise<void>;
  restoreRecipe(admin: Member, id: string): Promise<Recipe>;
  restoreVersion(
    admin: Member,
    id: string,
    versions: { older: number; version: number },
  ): Promise<Recipe>;
  publishRecipe(admin: Member, id: string, version: number): Promise<Recipe>;
  declineRecipe(admin: Member, id: string): Promise<void>;
  unpublishRecipe(admin: Member, id: string): Promise<Recipe>;
}

interface AdminRecipesParts {
  database: Database;
  staff: Staff;
  publication: Publication;
  audit: Pick<Audit, 'recipeRecorderOf'>;
  clock: Clock;
}

const defaultLimit = 20;

export function createAdminRecipes(parts: AdminRecipesParts): AdminRecipes {
  const { database, staff, publication, clock } = parts;
  const recorderOf = parts.audit.recipeRecorderOf;
  return {
    readVersions: staff.readVersions,
    readVersion: staff.readVersion,

    async readRecipes({ limit = defaultLimit, after, sort = 'changed', ...further }) {
      const restorableSince = new Date(clock() - restorableMilliseconds);
      const selection = { ...further, restorableSince };
      const end = after === undefined ? null : endOf(sort, after);
      const [rows, total] = await Promise.all([
        listRecipes(database, selection, { sort, limit: limit + 1, after: end }),
        countRecipes(database, selection),
      ]);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        recipes: shown.map(presentListed),
        total,
        next_cursor: last === undefined ? null : cursorOf(sort, [last.key, last.id]),
      };
    },

    createRecipe: (admin, body, key) => staff.createRecipe(admin, { body, key }, recorderOf(admin)),
    changeRecipe: (admin, id, body) => staff.changeRecipe(admin, id, body, recorderOf(admin)),
    deleteRecipe: (admin, id) => staff.deleteRecipe(id, recorderOf(admin)),
    restoreRecipe: (admin, id) => staff.restoreRecipe(id, recorderOf(admin)),
    restoreVersion: (admin, id, versions) =>
      staff.restoreVersion(admin, id, versions, recorderOf(admin)),
    publishRecipe: (admin, id, version) =>
      publication.publishRecipe(id, version, recorderOf(admin)),
    declineRecipe: (admin, id) => publication.declineRecipe(id, recorderOf(admin)),
    unpublishRecipe: (admin, id) => publication.unpublishRecipe(id, recorderOf(admin)),
  };
}
