import { changeAdminRecipe, createAdminRecipe } from '@pomona/contract/admin/recipes';
import { changeRecipe, createRecipe, type RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import {
  bodyOf,
  type Draft,
  draftOfRecipe,
  textsOf,
} from '#features/recipe-writing/draft/draft.ts';
import { foldedTags } from '#features/recipe-writing/fields/tags.ts';
import type { Api } from '#platform/api/api.ts';

/** How a form saves; a member's and an administrator's differ in the calls alone. */
export interface RecipeSaving {
  create(body: RecipeBody, key: string): Promise<Recipe>;
  change(id: string, body: RecipeBody & { version: number }): Promise<Recipe>;
}

/** One's own recipes (FOOD-03). */
export function ownSaving(api: Api): RecipeSaving {
  return {
    create: (body, key) => api.call(createRecipe, { body, idempotencyKey: key }),
    change: (id, body) => api.call(changeRecipe, { params: { id }, body }),
  };
}

/** Recipes that everybody sees, as an administrator (ADMIN-06). */
export function staffSaving(api: Api): RecipeSaving {
  return {
    create: (body, key) => api.call(createAdminRecipe, { body, idempotencyKey: key }),
    change: (id, body) => api.call(changeAdminRecipe, { params: { id }, body }),
  };
}

interface Saved {
  readonly draft: Draft;
  readonly key: string;
  /** `null`: it is new. */
  readonly recipe: { readonly id: string; readonly version: number } | null;
}

/**
 * Saves a draft. A recipe that is new and was saved before, its answer lost on the way, comes back as it was then: what
 * has been typed since is saved into it.
 */
export async function saveDraft(saving: RecipeSaving, saved: Saved): Promise<Recipe> {
  const { draft, key, recipe } = saved;
  const body = bodyOf(draft);
  if (recipe !== null) return saving.change(recipe.id, { ...body, version: recipe.version });
  const created = await saving.create(body, key);
  if (isSaved(draft, created)) return created;
  return saving.change(created.id, { ...body, version: created.version });
}

/** Whether the recipe says what was typed; the server puts tags and spaces in order. */
export function isSaved(draft: Draft, recipe: Recipe): boolean {
  return plain(draft) === plain(draftOfRecipe(recipe));
}

function plain(draft: Draft): string {
  const texts = textsOf(draft);
  return JSON.stringify({ ...texts, tags: foldedTags(texts.tags) }, (_name, value) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value,
  );
}
