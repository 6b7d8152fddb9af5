import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { useFavourite } from './use-favourite.ts';

interface Props {
  recipe: { id: string; title: string };
  variant?: 'glass' | 'outlined';
  /** Removing offers to take it back; the word for that. */
  undoLabel?: string;
}

export function FavouriteButton({ recipe, variant = 'glass', undoLabel }: Props) {
  const t = useTranslations('recipes.favourite');
  const favourite = useFavourite(recipe.id, undoLabel);
  const { title } = recipe;
  return (
    <IconButton
      variant={variant}
      label={favourite.isSaved ? t('removeNamed', { title }) : t('saveNamed', { title })}
      aria-pressed={favourite.isSaved}
      aria-busy={favourite.isPending || undefined}
      onClick={favourite.toggle}
      icon={
        <Heart
          aria-hidden="true"
          className={favourite.isSaved ? 'size-5 fill-apricot text-apricot' : 'size-5'}
        />
      }
    />
  );
}
