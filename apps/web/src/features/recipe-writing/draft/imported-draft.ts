import type { RecipeDraft } from '@pomona/contract/recipe-exchange';

let kept: RecipeDraft | null = null;

/** Lays a recipe ready that was read from somewhere else: `/recipes/new` opens with it. */
export function keepImportedDraft(draft: RecipeDraft): void {
  kept = draft;
}

/** What was laid ready, once: from then on the form keeps it among its own drafts. */
export function takeImportedDraft(): RecipeDraft | null {
  const draft = kept;
  kept = null;
  return draft;
}
