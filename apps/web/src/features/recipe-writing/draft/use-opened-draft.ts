import type { Language } from '@pomona/contract/languages';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import type { Recipe } from '@pomona/contract/recipes';
import { useEffect, useState } from 'react';
import { newKey } from '#platform/api/new-key.ts';
import { savedLanguage } from '#platform/language/language.ts';
import { useLanguages } from '#platform/services.tsx';
import { type Draft, draftOfImport, draftOfRecipe, emptyDraft, textsOf } from './draft.ts';
import { holdSlot } from './draft-slot.ts';
import { keepImportedDraft, takeImportedDraft } from './imported-draft.ts';
import {
  type DraftPlace,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  keptDraft,
  keyOf,
  slotsOf,
} from './saved-draft.ts';
import { forgetPicture, keepPicture, keptPicture } from './saved-picture.ts';

/** A draft that is open in this window. */
export interface OpenedDraft extends KeptDraft {
  /** Without anything that was typed: what discarding goes back to. */
  readonly start: Draft;
  /** Where it came from. */
  readonly from: 'start' | 'kept' | 'import';
  /** The bytes of its picture were not kept. */
  readonly hasLostPicture: boolean;
  readonly place: DraftPlace;
}

interface Opening {
  readonly memberId: string;
  /** `null` for a recipe that is new. */
  readonly recipe: Recipe | null;
}

/** What was typed here before, else the recipe as it is, else nothing; `null` for the moment it takes to look. */
export function useOpenedDraft({ memberId, recipe }: Opening): OpenedDraft | null {
  const languages = useLanguages();
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  const recipeId = recipe?.id ?? 'new';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe is looked at once; a newer one is a conflict to be solved
  useEffect(() => {
    let isWanted = true;
    let release = () => {};
    async function open(): Promise<void> {
      const imported = recipe === null ? takeImportedDraft() : null;
      const name = { memberId, recipe: recipeId };
      const slots = slotsOf(name);
      // What is brought from elsewhere takes nobody's place.
      const held = await holdSlot(
        `${memberId} ${recipeId}`,
        imported === null ? slots : slots.toReversed(),
      );
      if (!isWanted) {
        if (imported !== null) keepImportedDraft(imported);
        return held.release();
      }
      release = held.release;
      const place = { ...name, slot: held.slot };
      // The page may still be drawn in the server's guess.
      const language = savedLanguage() ?? languages.speech().language;
      const found = await openDraft(place, { recipe, imported, language });
      if (isWanted) setOpened(found);
    }
    void open();
    return () => {
      isWanted = false;
      release();
    };
  }, [memberId, recipeId, languages]);
  return opened;
}

interface Sources {
  readonly recipe: Recipe | null;
  readonly imported: RecipeDraft | null;
  readonly language: Language;
}

async function openDraft(
  place: DraftPlace,
  { recipe, imported, language }: Sources,
): Promise<OpenedDraft> {
  const start = recipe === null ? emptyDraft(language) : draftOfRecipe(recipe);
  const base = recipe === null ? null : { version: recipe.version, texts: textsOf(start) };
  const fresh = { start, base, place, hasLostPicture: false, key: newKey() };
  if (imported !== null) return { ...fresh, draft: draftOfImport(imported), from: 'import' };
  const kept = keptDraft(place, start);
  if (kept === null) return { ...fresh, draft: start, from: 'start' };
  const data = kept.draft.picture.kind === 'file' ? await keptPicture(keyOf(place)) : null;
  const hasLostPicture = kept.draft.picture.kind === 'file' && data === null;
  const draft = withPictureData(kept.draft, data);
  return { ...fresh, ...kept, base: kept.base ?? base, draft, from: 'kept', hasLostPicture };
}

function withPictureData(draft: Draft, data: string | null): Draft {
  if (draft.picture.kind !== 'file') return draft;
  return { ...draft, picture: data === null ? { kind: 'kept' } : { kind: 'file', data } };
}

/** Keeps what was typed; the bytes of a picture only when another one was chosen. */
export function keepOpened(place: DraftPlace, kept: KeptDraft, before: Draft | null): void {
  keepDraft(place, kept);
  const { picture } = kept.draft;
  if (picture === before?.picture) return;
  if (picture.kind === 'file') void keepPicture(keyOf(place), picture.data);
  else if (before?.picture.kind === 'file') void forgetPicture(keyOf(place));
}

export function forgetOpened(place: DraftPlace): void {
  forgetDraft(place);
  void forgetPicture(keyOf(place));
}
