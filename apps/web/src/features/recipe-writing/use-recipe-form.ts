import type { Recipe } from '@pomona/contract/recipes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import type { Draft } from './draft/draft.ts';
import { draftOfRecipe, textsOf } from './draft/draft.ts';
import type { OpenedDraft } from './draft/use-opened-draft.ts';
import { useStoredDraft } from './draft/use-stored-draft.ts';
import { useWaitingSave } from './fields/use-picture-reading.ts';
import {
  hasProblems,
  noProblems,
  type Problems,
  problemsFrom,
  problemsOf,
  withoutChanged,
} from './problems.ts';
import { readNewest } from './queries.ts';
import type { RecipeSaving } from './saving/saving.ts';
import { type SentDraft, useSending } from './saving/use-sending.ts';
import { useFocusRestored } from './use-focus-restored.ts';

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
  const { stop } = useStoredDraft({ opened, draft, base });

  const { send, isPending } = useSending({
    ...{ opened, recipe, saving, onDone },
    onSaved(saved) {
      setTheirs(null);
      stop();
      onSaved(saved);
    },
    onFailed: (error) => void explain(error),
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
  const isSaving = isPending || waiting.isWaiting;
  useFocusRestored(isSaving);

  useFocusOnProblem(form, problems);

  function save(): void {
    if (check()) sendNow({ draft, version: base?.version ?? 1, isNew: false });
  }

  function sendNow(sent: SentDraft): void {
    setFailure(null);
    send(sent);
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
      setProblems((known) => withoutChanged(known, change));
    },
    save: waiting.save,
    /** The recipe is gone meanwhile: what was typed becomes one of its own. */
    saveAsNew(): void {
      if (check()) sendNow({ draft, version: 1, isNew: true });
    },
    /** Saves what was chosen of two versions, over the newer one. */
    resolve(merged: Draft): void {
      if (theirs === null) return;
      setDraft(merged);
      setBase({ version: theirs.version, texts: textsOf(draftOfRecipe(theirs)) });
      sendNow({ draft: merged, version: theirs.version, isNew: false });
    },
    /** Its picture was changed: what is typed is saved over that version. */
    rebase: (version: number) => setBase((known) => known && { ...known, version }),
    closeConflict: () => setTheirs(null),
    discard: stop,
  };
}

export type RecipeFormState = ReturnType<typeof useRecipeForm>;

/** The first thing to mend gets the focus, in the order of the page. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problems: Problems): void {
  useEffect(() => {
    if (!hasProblems(problems)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [form, problems]);
}

/** What failed because of the picture is shown at the picture. */
export function isPictureFailure(error: Error | null): error is ApiError {
  return error instanceof ApiError && (error.code?.startsWith('image_') ?? false);
}
