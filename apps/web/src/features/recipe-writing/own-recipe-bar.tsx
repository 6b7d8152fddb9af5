import type { Recipe } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Globe, Hourglass, Lock, Pencil, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTexts } from '#platform/language/use-texts.ts';
import { RecipeBar } from '#product/recipe-bar.tsx';
import { Button } from '#ui/button.tsx';
import { TakeBackDialog } from './own/take-back-dialog.tsx';
import { useOwnRecipeChanges } from './own/use-own-recipe-changes.ts';
import { DeleteRecipe } from './saving/delete-recipe.tsx';

interface Props {
  recipe: Recipe;
  memberId: string;
  /** A link opens it to others. */
  isShared: boolean;
}

/** On one's own recipe: who sees it, and what its owner can do. */
export function OwnRecipeBar(props: Props) {
  const hasTexts = useTexts('recipe-writing');
  return hasTexts ? <Bar {...props} /> : null;
}

const signs = { private: Lock, offered: Hourglass, public: Globe } as const;

function Bar({ recipe, memberId, isShared }: Props) {
  const t = useTranslations('recipe-writing.bar');
  const { visibility } = recipe;
  return (
    <RecipeBar
      label={t('label')}
      Sign={signs[visibility]}
      title={t(`visibility.${visibility === 'private' && isShared ? 'shared' : visibility}`)}
      text={t(`meaning.${visibility}`)}
    >
      <Button asChild variant="secondary" size="small">
        <Link to="/recipes/$id/edit" params={{ id: recipe.id }}>
          <Pencil aria-hidden="true" className="size-4" />
          {t('edit')}
        </Link>
      </Button>
      <DeleteRecipe recipe={recipe} memberId={memberId} size="small" />
      <Publication recipe={recipe} memberId={memberId} />
    </RecipeBar>
  );
}

/** Offering, and taking it back; what everybody reads is taken back after a question. */
function Publication({ recipe, memberId }: Omit<Props, 'isShared'>) {
  const t = useTranslations('recipe-writing.own');
  const changes = useOwnRecipeChanges(memberId, recipe);
  const [isConfirming, setIsConfirming] = useState(false);
  const icon = { 'aria-hidden': true, className: 'size-4' } as const;
  const [label, press] =
    recipe.visibility === 'private'
      ? ([t('offer'), changes.offer] as const)
      : recipe.visibility === 'offered'
        ? ([t('withdraw'), changes.withdraw] as const)
        : ([t('takeBack'), () => setIsConfirming(true)] as const);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={changes.isPending}
        onClick={press}
        icon={recipe.visibility === 'private' ? <Send {...icon} /> : <Undo2 {...icon} />}
      >
        {label}
      </Button>
      <TakeBackDialog
        recipe={recipe}
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        onTakeBack={changes.withdraw}
      />
    </>
  );
}
