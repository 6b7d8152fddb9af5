import type { RecipeDraft } from '@pomona/contract/recipe-exchange';

let stored: RecipeDraft | null = null;

/** Lays a recipe ready that was read from somewhere else: `/recipes/new` opens with it. */
export function storeImportedDraft(draft: RecipeDraft): void {
  stored = draft;
}

/** What was laid ready, once: from then on the form keeps it among its own drafts. */
export function takeImportedDraft(): RecipeDraft | null {
  const draft = stored;
  stored = null;
  return draft;
}
