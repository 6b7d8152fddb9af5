import type { AdminRecipe } from '@pomona/contract/admin/recipes';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  recipes: readonly AdminRecipe[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before recipes are deleted (ADMIN-07). */
export function DeleteDialog({ recipes, onClose, onConfirm }: Props) {
  const t = useTranslations('admin-recipes.delete');
  const [only] = recipes;
  const text =
    recipes.length === 1 && only
      ? t('text', { title: only.title })
      : t('several', { count: recipes.length });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    />
  );
}
