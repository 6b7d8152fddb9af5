import type { Language } from '@pomona/contract/languages';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import type { Recipe } from '@pomona/contract/recipes';
import { useEffect, useState } from 'react';
import { newKey } from '#platform/api/new-key.ts';
import { savedLanguage } from '#platform/language/language.ts';
import { useLanguages } from '#platform/services.tsx';
import { type Draft, draftOfImport, draftOfRecipe, emptyDraft, textsOf } from './draft.ts';
import { acquireSlot } from './draft-slot.ts';
import { storeImportedDraft, takeImportedDraft } from './imported-draft.ts';
import {
  type DraftKey,
  forgetDraft,
  keyOf,
  type StoredDraft,
  slotsOf,
  storeDraft,
  storedDraft,
} from './stored-draft.ts';
import { forgetPicture, storedPicture, storePicture } from './stored-picture.ts';

/** A draft that is open in this window. */
export interface OpenedDraft extends StoredDraft {
  /** Without anything that was typed: what discarding goes back to. */
  readonly start: Draft;
  /** Where it came from. */
  readonly from: 'start' | 'kept' | 'import';
  /** The bytes of its picture were not stored. */
  readonly hasLostPicture: boolean;
  readonly draftKey: DraftKey;
}

interface Opening {
  readonly memberId: string;
  /** `null` for a recipe that is new. */
  readonly recipe: Recipe | null;
  readonly newDraft: string;
}

/** What was typed here before, else the recipe as it is, else nothing; `null` for the moment it takes to look. */
export function useOpenedDraft({ memberId, recipe, newDraft }: Opening): OpenedDraft | null {
  const languages = useLanguages();
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  const recipeId = recipe?.id ?? newDraft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe is looked at once; a newer one is a conflict to be solved
  useEffect(() => {
    let isMounted = true;
    let release = () => {};
    async function open(): Promise<void> {
      const imported = recipe === null ? takeImportedDraft() : null;
      const name = { memberId, recipe: recipeId };
      const slot = await slotFor(name, imported !== null);
      if (!isMounted) {
        if (imported !== null) storeImportedDraft(imported);
        return slot.release();
      }
      release = slot.release;
      // The page may still be in the language that the server assumed.
      const language = savedLanguage() ?? languages.state().language;
      const draftKey = { ...name, slot: slot.slot };
      const found = await openDraft(draftKey, { recipe, imported, language });
      if (isMounted) setOpened(found);
    }
    void open();
    return () => {
      isMounted = false;
      release();
    };
  }, [memberId, recipeId, languages]);
  return opened;
}

/** What is imported takes no place of a draft that was typed. */
function slotFor(name: Omit<DraftKey, 'slot'>, isImported: boolean) {
  const slots = slotsOf(name);
  return acquireSlot(`${name.memberId} ${name.recipe}`, isImported ? slots.toReversed() : slots);
}

interface Sources {
  readonly recipe: Recipe | null;
  readonly imported: RecipeDraft | null;
  readonly language: Language;
}

async function openDraft(
  draftKey: DraftKey,
  { recipe, imported, language }: Sources,
): Promise<OpenedDraft> {
  const start = recipe === null ? emptyDraft(language) : draftOfRecipe(recipe);
  const base = recipe === null ? null : { version: recipe.version, texts: textsOf(start) };
  const fresh = { start, base, draftKey, hasLostPicture: false, key: newKey() };
  if (imported !== null) return { ...fresh, draft: draftOfImport(imported), from: 'import' };
  const stored = storedDraft(draftKey, start);
  if (stored === null) return { ...fresh, draft: start, from: 'start' };
  const picture = await openPicture(draftKey, stored.draft);
  return { ...fresh, ...stored, base: stored.base ?? base, ...picture, from: 'kept' };
}

async function openPicture(draftKey: DraftKey, draft: Draft) {
  if (draft.picture.kind !== 'file') return { draft, hasLostPicture: false };
  const data = await storedPicture(keyOf(draftKey));
  return { draft: withPictureData(draft, data), hasLostPicture: data === null };
}

function withPictureData(draft: Draft, data: string | null): Draft {
  if (draft.picture.kind !== 'file') return draft;
  return { ...draft, picture: data === null ? { kind: 'kept' } : { kind: 'file', data } };
}

/** Stores what was typed; the bytes of a picture only when another one was chosen. */
export function storeOpened(draftKey: DraftKey, stored: StoredDraft, before: Draft | null): void {
  storeDraft(draftKey, stored);
  const { picture } = stored.draft;
  if (picture === before?.picture) return;
  if (picture.kind === 'file') void storePicture(keyOf(draftKey), picture.data);
  else if (before?.picture.kind === 'file') void forgetPicture(keyOf(draftKey));
}

export function forgetOpened(draftKey: DraftKey): void {
  forgetDraft(draftKey);
  void forgetPicture(keyOf(draftKey));
}
