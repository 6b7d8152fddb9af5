import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface Props {
  recipe: { title: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTakeBack: () => void;
}

/** Asks before a recipe that everybody reads becomes private again. */
export function TakeBackDialog({ recipe, isOpen, onOpenChange, onTakeBack }: Props) {
  const t = useTranslations('recipe-writing.own');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('takeBackTitle', { title: recipe.title })}
      description={t('takeBackText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('keepPublished')}
          </Button>
          <Button
            onClick={() => {
              onOpenChange(false);
              onTakeBack();
            }}
          >
            {t('takeBack')}
          </Button>
        </>
      }
    />
  );
}
