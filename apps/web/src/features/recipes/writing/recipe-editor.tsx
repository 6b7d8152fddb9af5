import type { Recipe } from '@pomona/contract/recipes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/skeleton.tsx';
import { draftOfRecipe, textsOf } from './draft.ts';
import { newKey } from './new-key.ts';
import { RecipeForm, type RecipeFormSlots } from './recipe-form.tsx';
import type { RecipeSaving } from './saving.ts';
import { type OpenedDraft, useOpenedDraft } from './use-opened-draft.ts';

interface Props extends RecipeFormSlots {
  memberId: string;
  /** `null`: a new one. */
  recipe: Recipe | null;
  saving: RecipeSaving;
  onSaved: (recipe: Recipe) => void;
}

/** The form with whatever this member has typed into it before. */
export function RecipeEditor({ memberId, recipe, ...rest }: Props) {
  const opened = useOpenedDraft({ memberId, recipe });
  const [anew, setAnew] = useState<OpenedDraft | null>(null);
  const open = anew ?? opened;
  if (open === null) return <RecipeFormSkeleton />;
  return (
    <RecipeForm
      {...rest}
      key={open.key}
      opened={open}
      recipe={recipe}
      onDiscard={() => setAnew(withoutTyped(open, recipe))}
    />
  );
}

function withoutTyped(opened: OpenedDraft, recipe: Recipe | null): OpenedDraft {
  const base = recipe && { version: recipe.version, texts: textsOf(draftOfRecipe(recipe)) };
  const key = newKey();
  return { ...opened, base, key, draft: opened.start, from: 'start', hasLostPicture: false };
}

/** The shape of the form, while it is looked for what was typed. */
export function RecipeFormSkeleton() {
  const t = useTranslations('writing');
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-8">
        <div className="grid gap-8 sm:grid-cols-[15rem_1fr]">
          <Skeleton className="aspect-4/3 rounded-card" />
          <div className="grid content-start gap-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-20" />
          </div>
        </div>
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </div>
  );
}
