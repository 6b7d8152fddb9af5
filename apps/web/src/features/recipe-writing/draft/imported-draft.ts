import type { RecipeDraft } from '@pomona/contract/recipe-exchange';

let stored: RecipeDraft | null = null;

/** Stores an imported recipe: `/recipes/new` opens with it. */
export function storeImportedDraft(draft: RecipeDraft): void {
  stored = draft;
}

/** The imported recipe, once: from then on it is a draft of the form. */
export function takeImportedDraft(): RecipeDraft | null {
  const draft = stored;
  stored = null;
  return draft;
}
