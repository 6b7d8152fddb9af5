import { dietTypes, mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { maximumServings, minimumServings } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { importNotes, recipeDraft } from '../recipe-exchange.ts';
import { visibleLine } from '../text.ts';

const feature = 'admin';
const access = 'admin';

/** An archive is sent in parts: each is one request, and a connection that breaks costs one of them. */
export const maxArchiveBytes = 67_108_864;
export const archivePartBytes = 1_572_864;
export const maxRecipesPerArchive = 5000;

export const importKeptDays = 7;

/**
 * `uploading`: parts are missing. `unpacking`: nothing of it is read yet. `reading`: recipe by recipe. `read`: an administrator chooses,
 * also after some were saved. `failed`: nothing of it can be read.
 */
export const importStates = [
  'uploading',
  'unpacking',
  'reading',
  'read',
  'saving',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

export const archiveFailures = [
  'not_an_archive',
  'broken_archive',
  'too_many_files',
  'too_many_recipes',
  'too_large_unpacked',
  'nothing_found',
  /** It took too long, or the server stopped in the middle of it several times. */
  'not_read',
] as const;
export type ArchiveFailure = (typeof archiveFailures)[number];

export const rowStates = ['waiting', 'ready', 'doubtful', 'duplicate', 'failed', 'saved'] as const;
export type RowState = (typeof rowStates)[number];

export const rowProblems = [
  'broken',
  'too_large',
  'nested',
  'no_recipe',
  'no_title',
  'no_ingredients',
  'no_instructions',
  'not_read',
  /** Somebody stopped the import before. */
  'stopped',
  'too_many_recipes',
  'not_saved',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** `unmatched`: lines of which no food or no weight was recognised. */
export const rowDoubts = [...importNotes, 'unmatched'] as const;
export type RowDoubt = (typeof rowDoubts)[number];

const otherRecipe = z.object({
  /** `null`: another one in the same archive. */
  id: z.nullable(z.string()),
  title: z.string(),
  because: z.enum(['source', 'title']),
});

export const importRow = z.object({
  position: z.number(),
  path: z.string(),
  state: z.enum(rowStates),
  problem: z.nullable(z.enum(rowProblems)),
  doubts: z.array(z.enum(rowDoubts)),
  title: z.string(),
  lines: z.number(),
  unmatched: z.number(),
  /** That it would earn. */
  labels: z.array(z.enum(dietTypes)),
  duplicate_of: z.nullable(otherRecipe),
  is_chosen: z.boolean(),
  /** Once it is saved. */
  recipe_id: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof importRow>;

export const recipeImport = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(importStates),
  failure: z.nullable(z.enum(archiveFailures)),
  bytes: z.number(),
  received_bytes: z.number(),
  /** The part to be sent next; `null` once all are there. */
  next_part: z.nullable(z.number()),
  total: z.number(),
  counts: z.object({
    waiting: z.number(),
    ready: z.number(),
    doubtful: z.number(),
    duplicate: z.number(),
    failed: z.number(),
    saved: z.number(),
  }),
  /** Of the recipes that are being saved. */
  chosen: z.number(),
  created_at: z.iso.datetime(),
  kept_until: z.iso.datetime(),
});
export type RecipeImport = z.infer<typeof recipeImport>;

const path = '/api/admin/recipe-imports';
const idParams = z.object({ id: z.uuid() });
const position = z.coerce.number().check(z.int(), z.gte(0), z.lte(maxRecipesPerArchive - 1));

export const readRecipeImport = defineEndpoint({
  ...{ name: 'readRecipeImport', feature, access },
  summary: 'One’s own import of an archive of recipes, as far as it is',
  method: 'GET',
  path,
  replies: { 200: z.object({ import: z.nullable(recipeImport) }) },
  errors: [],
});

/** The first request of an import; one that has failed gives way to it. */
export const startRecipeImport = defineEndpoint({
  ...{ name: 'startRecipeImport', feature, access },
  summary: 'Begin an import: the name and size of the archive, whose parts follow',
  method: 'POST',
  path,
  body: z.strictObject({
    name: visibleLine(200),
    bytes: z.number().check(z.int(), z.gte(1)),
  }),
  replies: { 201: recipeImport },
  errors: ['import_open', 'archive_too_large'],
});

/** A part that is there already changes nothing; with the last one reading begins. */
export const sendArchivePart = defineEndpoint({
  ...{ name: 'sendArchivePart', feature, access },
  summary: 'One part of the archive, in base64; each but the last has 1,572,864 bytes',
  method: 'PUT',
  path: `${path}/:id/parts/:number`,
  params: z.object({
    ...idParams.shape,
    number: z.coerce
      .number()
      .check(z.int(), z.gte(0), z.lte(Math.ceil(maxArchiveBytes / archivePartBytes) - 1)),
  }),
  body: z.strictObject({
    data: z
      .string()
      .check(z.minLength(1), z.maxLength(2_097_152), z.regex(/^[A-Za-z\d+/]+={0,2}$/)),
  }),
  bodyLimit: 2_200_000,
  replies: { 200: recipeImport },
  errors: ['import_not_found', 'archive_part_unexpected'],
});

export const listImportRows = defineEndpoint({
  ...{ name: 'listImportRows', feature, access },
  summary: 'The recipes of an import, as they were understood; nothing is saved',
  method: 'GET',
  path: `${path}/:id/rows`,
  params: idParams,
  query: z.object({
    state: z.optional(z.enum(rowStates)),
    after: z.optional(position),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  replies: {
    200: z.object({ rows: z.array(importRow), next_after: z.nullable(z.number()) }),
  },
  errors: ['import_not_found'],
});

export const readImportRow = defineEndpoint({
  ...{ name: 'readImportRow', feature, access },
  summary: 'One recipe of an import in full',
  method: 'GET',
  path: `${path}/:id/rows/:position`,
  params: z.object({ ...idParams.shape, position }),
  replies: {
    200: z.object({
      row: importRow,
      draft: z.nullable(recipeDraft),
      /** Foods and lines that were not recognised. */
      unmatched: z.array(z.string()),
    }),
  },
  errors: ['import_not_found'],
});

export const importDefaults = z.strictObject({
  meal_type: z.enum(mealTypes),
  servings: z.number().check(z.int(), z.gte(minimumServings), z.lte(maximumServings)),
});
export type ImportDefaults = z.infer<typeof importDefaults>;

export const savableStates = ['ready', 'doubtful', 'duplicate'] as const;
export type SavableState = (typeof savableStates)[number];

/** Saved as private recipes of the administrator, each once: those of the states but the exceptions, and exceptions of other states. */
export const saveRecipeImport = defineEndpoint({
  ...{ name: 'saveRecipeImport', feature, access },
  summary: 'Save chosen recipes of an import',
  method: 'POST',
  path: `${path}/:id/save`,
  params: idParams,
  body: z.strictObject({
    states: z.array(z.enum(savableStates)).check(z.maxLength(savableStates.length)),
    exceptions: z
      .array(z.number().check(z.int(), z.gte(0), z.lte(maxRecipesPerArchive - 1)))
      .check(z.maxLength(maxRecipesPerArchive)),
    defaults: importDefaults,
  }),
  replies: { 202: recipeImport },
  errors: ['import_not_found', 'import_not_read_yet'],
});

export const stopRecipeImport = defineEndpoint({
  ...{ name: 'stopRecipeImport', feature, access },
  summary: 'Stop reading or saving; where neither is under way it changes nothing',
  method: 'POST',
  path: `${path}/:id/stop`,
  params: idParams,
  body: z.strictObject({}),
  replies: { 200: recipeImport },
  errors: ['import_not_found'],
});

/** Formulas in it are escaped: a spreadsheet runs none (OWASP, CSV injection). */
export const readImportReport = defineEndpoint({
  ...{ name: 'readImportReport', feature, access },
  summary: 'What became of each recipe of an import, as CSV or JSON',
  method: 'GET',
  path: `${path}/:id/report`,
  params: idParams,
  query: z.object({ format: z.enum(['csv', 'json']) }),
  replies: { 200: z.unknown() },
  errors: ['import_not_found'],
});

export const discardRecipeImport = defineEndpoint({
  ...{ name: 'discardRecipeImport', feature, access },
  summary: 'End an import and remove what it read; saved recipes stay',
  method: 'DELETE',
  path: `${path}/:id`,
  params: idParams,
  replies: { 204: null },
  errors: ['import_not_found'],
});

export const adminImportsEndpoints = [
  readRecipeImport,
  startRecipeImport,
  sendArchivePart,
  listImportRows,
  readImportRow,
  saveRecipeImport,
  stopRecipeImport,
  readImportReport,
  discardRecipeImport,
] as const;
