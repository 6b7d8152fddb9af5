import type { Recipe } from '@pomona/contract/recipes';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api/failures.ts';
import { newKey } from '#platform/api/new-key.ts';
import { useApi } from '#platform/services.tsx';
import type { Draft } from './draft/draft.ts';
import { draftOfRecipe, textsOf } from './draft/draft.ts';
import type { OpenedDraft } from './draft/use-opened-draft.ts';
import { useKept } from './draft/use-saved-draft.ts';
import { useWaitingSave } from './fields/use-picture-reading.ts';
import { hasProblems, noProblems, type Problems, problemsFrom, problemsOf } from './problems.ts';
import { readNewest } from './queries.ts';
import { type RecipeSaving, saveDraft } from './saving/saving.ts';
import { useFocusHeld } from './use-focus-held.ts';

interface Writing {
  readonly opened: OpenedDraft;
  /** `null`: it is new. */
  readonly recipe: Recipe | null;
  readonly saving: RecipeSaving;
  /** Also where the writer has gone elsewhere meanwhile. */
  readonly onSaved: (recipe: Recipe) => void;
  /** Leads on; only where the writer has waited for it. */
  readonly onDone: (recipe: Recipe) => void;
}

/** A form with its draft: typing, keeping, checking, saving, and what is to be done when saving fails. */
export function useRecipeForm({ opened, recipe, saving, onSaved, onDone }: Writing) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(opened.draft);
  const [base, setBase] = useState(opened.base);
  const [problems, setProblems] = useState<Problems>(noProblems);
  const [theirs, setTheirs] = useState<Recipe | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const { stop } = useKept({ opened, draft, base });
  const [spareKey] = useState(newKey);
  const isSending = useRef(false);

  const mutation = useMutation({
    mutationFn: (sent: { draft: Draft; version: number; isNew: boolean }) =>
      saveDraft(saving, {
        draft: sent.draft,
        key: recipe === null ? opened.key : spareKey,
        recipe: sent.isNew || recipe === null ? null : { id: recipe.id, version: sent.version },
      }),
    onSuccess(saved) {
      setTheirs(null);
      stop();
      onSaved(saved);
    },
    onError(error) {
      isSending.current = false;
      void explain(error);
    },
  });

  async function explain(error: Error): Promise<void> {
    if (error instanceof ApiError && error.code === 'recipe_changed' && recipe !== null) {
      try {
        const newest = await readNewest(api, recipe.id);
        if (newest !== null) return setTheirs(newest);
      } catch (unread) {
        return setFailure(unread instanceof Error ? unread : error);
      }
    }
    setTheirs(null);
    if (error instanceof ApiError) setProblems(problemsFrom(error.problems));
    setFailure(error);
  }

  const waiting = useWaitingSave(save);
  // Once it is saved the page goes in a moment.
  const isSaving = mutation.isPending || mutation.isSuccess || waiting.isWaiting;
  useFocusHeld(isSaving);

  // The first thing to mend gets the focus, in the order of the page.
  useEffect(() => {
    if (!hasProblems(problems)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [problems]);

  function send(sent: Draft, version: number, isNew = false): void {
    // A second press may come before the first one is drawn, or after it is done and before the page goes.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    mutation.mutate({ draft: sent, version, isNew }, { onSuccess: onDone });
  }

  function save(): void {
    if (check()) send(draft, base?.version ?? 1);
  }

  function check(): boolean {
    const found = problemsOf(draft);
    setProblems(found);
    return !hasProblems(found);
  }

  return {
    form,
    draft,
    base,
    theirs,
    failure,
    problems,
    /** Nothing can be typed meanwhile: it would be lost with the form. */
    isSaving,
    onReading: waiting.onReading,
    type(change: Partial<Draft>): void {
      setDraft((now) => ({ ...now, ...change }));
      setProblems((known) => without(known, Object.keys(change), change));
    },
    save: waiting.save,
    /** The recipe is gone meanwhile: what was typed becomes one of its own. */
    saveAsNew(): void {
      if (check()) send(draft, 1, true);
    },
    /** Saves what was chosen of two versions, upon the newer one. */
    resolve(merged: Draft): void {
      if (theirs === null) return;
      setDraft(merged);
      setBase({ version: theirs.version, texts: textsOf(draftOfRecipe(theirs)) });
      send(merged, theirs.version);
    },
    closeConflict: () => setTheirs(null),
    discard: stop,
  };
}

export type RecipeFormState = ReturnType<typeof useRecipeForm>;

/** A field that is being mended is not complained about. */
function without(problems: Problems, changed: readonly string[], change: Partial<Draft>): Problems {
  if (!hasProblems(problems)) return problems;
  const fields = Object.entries(problems.fields).filter(([field]) => !changed.includes(field));
  const texts = new Map(
    [...(change.ingredients ?? []), ...(change.steps ?? [])].map(({ id, text }) => [id, text]),
  );
  const rows = Object.entries(problems.rows).filter(([id]) => !texts.has(id));
  return { fields: Object.fromEntries(fields), rows: Object.fromEntries(rows) };
}

/** What failed because of the picture is told at the picture. */
export function isPictureFailure(error: Error | null): error is ApiError {
  return error instanceof ApiError && (error.code?.startsWith('image_') ?? false);
}
