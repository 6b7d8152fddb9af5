import type { Recipe } from '@pomona/contract/recipes';
import { useState } from 'react';
import { newKey } from '#platform/api/new-key.ts';
import { draftOfRecipe, textsOf } from './draft/draft.ts';
import { type OpenedDraft, useOpenedDraft } from './draft/use-opened-draft.ts';
import { RecipeForm, type RecipeFormSlots } from './recipe-form.tsx';
import { RecipeFormSkeleton } from './recipe-form-skeleton.tsx';
import type { RecipeSaving } from './saving/saving.ts';

interface Props extends RecipeFormSlots {
  memberId: string;
  /** `null`: a new one. */
  recipe: Recipe | null;
  /** Keeps drafts of new recipes apart: one's own, and those of the catalogue. */
  newDraft?: 'new' | 'new-in-catalogue';
  saving: RecipeSaving;
  /** Also where the writer has gone elsewhere meanwhile. */
  onSaved: (recipe: Recipe) => void;
  /** Leads on from the form. */
  onDone: (recipe: Recipe) => void;
}

/** The form with whatever this member has typed into it before. */
export function RecipeEditor({ memberId, recipe, newDraft = 'new', ...rest }: Props) {
  const opened = useOpenedDraft({ memberId, recipe, newDraft });
  const [reopened, setReopened] = useState<OpenedDraft | null>(null);
  const open = reopened ?? opened;
  if (open === null) return <RecipeFormSkeleton />;
  return (
    <RecipeForm
      {...rest}
      key={open.key}
      opened={open}
      recipe={recipe}
      onDiscard={() => setReopened(withoutTyped(open, recipe))}
    />
  );
}

function withoutTyped(opened: OpenedDraft, recipe: Recipe | null): OpenedDraft {
  const base = recipe && { version: recipe.version, texts: textsOf(draftOfRecipe(recipe)) };
  const key = newKey();
  return { ...opened, base, key, draft: opened.start, from: 'start', hasLostPicture: false };
}
