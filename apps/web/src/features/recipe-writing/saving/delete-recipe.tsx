import type { Recipe } from '@pomona/contract/recipes';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnRecipeChanges } from '#features/recipe-writing/own/use-own-recipe-changes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  memberId: string;
  recipe: Recipe;
  size?: 'small' | 'medium';
}

/** Deletes one's own recipe after asking, and leads to the others; the message there can bring it back. */
export function DeleteRecipe({ memberId, recipe, size = 'medium' }: Props) {
  const t = useTranslations('recipe-writing.delete');
  const navigate = useNavigate();
  const changes = useOwnRecipeChanges(memberId, recipe);
  const [isConfirming, setIsConfirming] = useState(false);
  function remove(): void {
    changes.remove(() => void navigate({ to: '/profile', search: { tab: 'recipes' } }));
  }
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        onClick={() => setIsConfirming(true)}
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        className="text-berry! hover:bg-berry-soft"
      >
        {t('delete')}
      </Button>
      <Dialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('title')}
        description={t('text')}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsConfirming(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" loading={changes.isPending} onClick={remove}>
              {t('delete')}
            </Button>
          </>
        }
      />
    </>
  );
}
