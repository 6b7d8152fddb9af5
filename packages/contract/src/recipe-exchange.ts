import { cuisines, difficulties, mealTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { languages } from './languages.ts';

export const maxImportBytes = 2_000_000;
export const maxRecipesPerImport = 20;

/** `schema_org`: JSON-LD or microdata in a page; `text`: as a person would write a recipe down. */
export const importFormats = ['schema_org', 'cooklang', 'text'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** A recipe as it was understood, within the bounds of a recipe; `null` for what the source does not say. Never saved by itself. */
export const recipeDraft = z.object({
  title: z.string(),
  description: z.string(),
  language: z.enum(languages),
  meal_type: z.nullable(z.enum(mealTypes)),
  cuisine: z.nullable(z.enum(cuisines)),
  difficulty: z.nullable(z.enum(difficulties)),
  prep_time: z.nullable(z.number()),
  cook_time: z.nullable(z.number()),
  rest_time: z.nullable(z.number()),
  servings: z.nullable(z.number()),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tags: z.array(z.string()),
  notes: z.optional(z.object({ make_ahead: z.optional(z.string()), swap: z.optional(z.string()) })),
  source_url: z.nullable(z.string()),
  /** Address of its picture, not fetched yet. */
  image: z.nullable(z.string()),
});
export type RecipeDraft = z.infer<typeof recipeDraft>;

export const importNotes = [
  /** The source names no servings, times or meal: the field waits for an answer. */
  'no_servings',
  /** The source counts pieces, which stand as servings. */
  'pieces',
  'no_times',
  'no_meal',
  'no_instructions',
  'no_ingredients',
  /** The source names one time only: it counts as the cooking time. */
  'one_time_only',
  /** Something was longer than a recipe may be, and was cut. */
  'shortened',
] as const;
export type ImportNote = (typeof importNotes)[number];

export const importedRecipe = z.object({
  draft: recipeDraft,
  format: z.enum(importFormats),
  notes: z.array(z.enum(importNotes)),
  /** Recipes that it resembles: one's own and everybody's, the likest first. */
  duplicates: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      is_own: z.boolean(),
      /** From the same page; of the same name; of the same ingredients. */
      because: z.enum(['source', 'title', 'ingredients']),
    }),
  ),
});
export type ImportedRecipe = z.infer<typeof importedRecipe>;

/** One of `url`, `html` and `text`. */
export const importRecipe = defineEndpoint({
  name: 'importRecipe',
  feature: 'recipe-exchange',
  summary: 'Read recipes from an address, a page or a text: drafts to be checked and saved',
  method: 'POST',
  path: '/api/recipes/import',
  access: 'member',
  body: z
    .strictObject({
      url: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
      html: z.optional(z.string().check(z.minLength(1), z.maxLength(maxImportBytes))),
      text: z.optional(z.string().check(z.minLength(1), z.maxLength(maxImportBytes))),
      format: z.optional(z.enum(importFormats)),
    })
    .check(
      z.refine(
        ({ url, html, text }) =>
          [url, html, text].filter((part) => part !== undefined).length === 1,
        'One of url, html and text',
      ),
    ),
  bodyLimit: 2 * maxImportBytes,
  dropsUnstorable: true,
  replies: { 200: z.object({ recipes: z.array(importedRecipe) }) },
  errors: [
    'import_nothing_found',
    'import_text_without_recipe',
    'import_address_refused',
    'import_not_loaded',
    'import_too_large',
    'import_not_read',
    'import_in_progress',
  ],
});

export const exportFormats = ['json-ld', 'cooklang'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportRecipe = defineEndpoint({
  name: 'exportRecipe',
  feature: 'recipe-exchange',
  summary: 'A recipe as a file: schema.org JSON-LD or Cooklang',
  method: 'GET',
  path: '/api/recipes/:id/export',
  access: 'visitor',
  params: z.object({ id: z.string().check(z.maxLength(128)) }),
  query: z.object({ format: z.enum(exportFormats) }),
  replies: { 200: z.unknown() },
  errors: ['recipe_not_found'],
});

/** A ZIP with each recipe as JSON-LD and Cooklang, and with the pictures that were uploaded. */
export const exportOwnRecipes = defineEndpoint({
  name: 'exportOwnRecipes',
  feature: 'recipe-exchange',
  summary: 'All of one’s own recipes as one archive',
  method: 'GET',
  path: '/api/users/me/recipes/archive',
  access: 'member',
  replies: { 200: z.unknown() },
  errors: [],
});

/** A ZIP of what everybody sees, one file for each recipe; members' private recipes are not in it (ADMIN-12). */
export const exportAllRecipes = defineEndpoint({
  name: 'exportAllRecipes',
  feature: 'recipe-exchange',
  summary: 'All recipes that everybody sees as one archive',
  method: 'GET',
  path: '/api/admin/recipes-archive',
  access: 'admin',
  query: z.object({ format: z.enum(exportFormats) }),
  replies: { 200: z.unknown() },
  errors: [],
});

export const recipeExchangeEndpoints = [
  importRecipe,
  exportRecipe,
  exportOwnRecipes,
  exportAllRecipes,
] as const;
