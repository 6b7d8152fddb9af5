import type { AdminAction } from '@pomona/contract/admin/audit';
import type { RecipeText, RecipeVersionEntry } from '@pomona/contract/admin/recipes';
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import type { Database } from '#database/connect.ts';
import { columnsComputedFrom } from '#features/recipes/figures/service.ts';
import {
  isPublic,
  presentRecipe,
  type RecipeRow,
  type Recipes,
} from '#features/recipes/service.ts';
import type { Clock, RandomSource } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { isSameText, writtenColumns } from '../columns.ts';
import { newRecipeId } from '../creation/recipe-id.ts';
import { restorableMilliseconds } from '../deleted/retention.ts';
import type { Pictures } from '../pictures/service.ts';
import {
  findStaffs,
  findVersion,
  insertStaffs,
  listVersions,
  type Recorder,
  updatePublic,
  updateRemoved,
  updateReturned,
  type VersionRow,
} from './store.ts';

type Versioned<Body> = Body & { version: number };

/**
 * What administrators do with what everybody sees (ADMIN-06, ADMIN-07): the catalogue, and what members published. A recipe
 * that is not public is `recipe_not_found`; callers have checked that it is an administrator who does it.
 */
export interface StaffRecipes {
  /** Of the catalogue, public at once. A call with a known key returns the recipe that the key made. */
  createRecipe(
    admin: Member,
    { body, key }: { body: RecipeBody; key: string | null },
    record: Recorder,
  ): Promise<Recipe>;
  /** Throws `recipe_changed` for an old `version`. */
  changeRecipe(
    admin: Member,
    id: string,
    body: Versioned<RecipeBody>,
    record: Recorder,
  ): Promise<Recipe>;
  deleteRecipe(id: string, record: Recorder): Promise<void>;
  /** Within 30 days, and only what an administrator deleted. */
  restoreRecipe(id: string, record: Recorder): Promise<Recipe>;
  readVersions(
    id: string,
    before: number | undefined,
  ): Promise<{ versions: RecipeVersionEntry[]; current: number; next_before: number | null }>;
  /** Throws `not_found` for a version that was never public. */
  readVersion(id: string, version: number): Promise<RecipeVersionEntry & { text: RecipeText }>;
  /** Saves the text of an older version as the newest; throws like `changeRecipe` and `readVersion`. */
  restoreVersion(
    admin: Member,
    id: string,
    { older, version }: { older: number; version: number },
    record: Recorder,
  ): Promise<Recipe>;
}

interface StaffParts {
  database: Database;
  recipes: Pick<Recipes, 'readRow'>;
  pictures: Pictures;
  clock: Clock;
  random: RandomSource;
}

/** As the recipes of a release say it. */
const catalogueAuthor = 'Pomona Kitchen';
const versionsAtOnce = 50;

export function createStaffRecipes(parts: StaffParts): StaffRecipes {
  const { database, recipes, clock } = parts;

  async function readPublicRow(id: string): Promise<RecipeRow> {
    const row = await recipes.readRow({ kind: 'visitor' }, id);
    if (!isPublic(row)) throw new AppError('recipe_not_found');
    return row;
  }

  async function readVersion(id: string, version: number) {
    await readPublicRow(id);
    const row = await findVersion(database, { id, version });
    if (row === null) throw new AppError('not_found');
    return { ...presentVersion(row), text: row.text };
  }

  async function save(admin: Member, id: string, { body, action, record }: Save): Promise<Recipe> {
    const before = await readPublicRow(id);
    if (before.version !== body.version) throw new AppError('recipe_changed');
    const written = writtenColumns(body);
    const hasSameText = isSameText(before, written);
    if (hasSameText && body.image === undefined) return presentRecipe(before);
    const { dish, restMinutes } = before;
    const after = { restMinutes, ...written, id, dish };
    const use = { before, ownerId: admin.id };
    const picture = await parts.pictures.pictureFor(after, body.image, use);
    if (hasSameText && picture.columns.pictureHash === before.pictureHash)
      return presentRecipe(before);
    const change = {
      ...written,
      ...picture.columns,
      ...(await columnsComputedFrom(after)),
      updatedAt: new Date(clock()),
    };
    const at = { id, version: body.version };
    const row = await updatePublic(database, at, change, { adminId: admin.id, action, record });
    if (row === null) {
      // It was deleted, made private or changed meanwhile.
      await readPublicRow(id);
      throw new AppError('recipe_changed');
    }
    parts.pictures.draw(picture);
    return presentRecipe(row);
  }

  return {
    createRecipe: (admin, written, record) => createRecipe(parts, admin, written, record),

    changeRecipe: (admin, id, body, record) =>
      save(admin, id, { body, action: 'recipe_changed', record }),

    async deleteRecipe(id, record) {
      const row = await updateRemoved(database, { id, now: new Date(clock()) }, record);
      if (row === null) throw new AppError('recipe_not_found');
    },

    async restoreRecipe(id, record) {
      const since = new Date(clock() - restorableMilliseconds);
      const row = await updateReturned(database, { id, since }, record);
      if (row === null) return presentRecipe(await readPublicRow(id));
      return presentRecipe(row);
    },

    async readVersions(id, before) {
      const { version: current } = await readPublicRow(id);
      const rows = await listVersions(database, { id, before, limit: versionsAtOnce + 1 });
      const shown = rows.slice(0, versionsAtOnce);
      const last = rows.length > versionsAtOnce ? shown.at(-1) : undefined;
      return { versions: shown.map(presentVersion), current, next_before: last?.version ?? null };
    },

    readVersion,

    async restoreVersion(admin, id, { older, version }, record) {
      const { text } = await readVersion(id, older);
      const body = { ...text, version };
      return save(admin, id, { body, action: 'recipe_version_restored', record });
    },
  };
}

interface Save {
  body: Versioned<RecipeBody>;
  action: AdminAction;
  record: Recorder;
}

async function createRecipe(
  parts: StaffParts,
  admin: Member,
  { body, key }: { body: RecipeBody; key: string | null },
  record: Recorder,
): Promise<Recipe> {
  const { database, pictures, clock, random } = parts;
  const known = key && (await findStaffs(database, key));
  if (known) return presentRecipe(known);
  const written = writtenColumns(body);
  const id = newRecipeId(written.title, random);
  const use = { before: null, ownerId: admin.id };
  const picture = await pictures.pictureFor({ ...written, id, dish: null }, body.image, use);
  const now = new Date(clock());
  const inserted = await insertStaffs(
    database,
    {
      ...{ id, creationKey: key, createdAt: now, updatedAt: now, publishedAt: now },
      ...written,
      ...picture.columns,
      ...(await columnsComputedFrom({ ...written, dish: null })),
      author: catalogueAuthor,
    },
    { adminId: admin.id, action: 'recipe_created', record },
  );
  if (inserted.outcome === 'id_taken') return createRecipe(parts, admin, { body, key }, record);
  if (inserted.outcome === 'made') pictures.draw(picture);
  return presentRecipe(inserted.row);
}

function presentVersion(row: VersionRow): RecipeVersionEntry {
  const { editorId: id, editorName: name } = row;
  return {
    version: row.version,
    saved_at: row.savedAt.toISOString(),
    editor: id === null || name === null ? null : { id, name },
    title: row.title,
  };
}
