import type { Recipe } from '@pomona/contract/recipes';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newKey } from '#platform/api/new-key.ts';
import type { Draft } from '../draft/draft.ts';
import type { OpenedDraft } from '../draft/use-opened-draft.ts';
import { type RecipeSaving, saveDraft } from './saving.ts';

export interface SentDraft {
  readonly draft: Draft;
  /** Of the recipe that it changes. */
  readonly version: number;
  /** It becomes a recipe of its own. */
  readonly isNew: boolean;
}

interface Sending {
  readonly opened: OpenedDraft;
  readonly recipe: Recipe | null;
  readonly saving: RecipeSaving;
  readonly onSaved: (recipe: Recipe) => void;
  /** Only where the writer has waited for it. */
  readonly onDone: (recipe: Recipe) => void;
  readonly onFailed: (error: Error) => void;
}

/** Sends a draft, one at a time; pending until the page goes. */
export function useSending({ opened, recipe, saving, onSaved, onDone, onFailed }: Sending) {
  const [spareKey] = useState(newKey);
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: ({ draft, version, isNew }: SentDraft) =>
      saveDraft(saving, {
        draft,
        key: recipe === null ? opened.key : spareKey,
        recipe: isNew || recipe === null ? null : { id: recipe.id, version },
      }),
    onSuccess: onSaved,
    onError(error) {
      isSending.current = false;
      onFailed(error);
    },
  });

  return {
    isPending: mutation.isPending || mutation.isSuccess,
    send(sent: SentDraft): void {
      // A second press may come before the first one is rendered, or after it is done and before the page goes.
      if (isSending.current) return;
      isSending.current = true;
      mutation.mutate(sent, { onSuccess: onDone });
    },
  };
}
