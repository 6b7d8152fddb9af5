import type { Recipe } from '@pomona/contract/recipes';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessagesSquare, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { recipeTextSearch } from '#features/recipes/detail/address.ts';
import { usePrint } from '#features/recipes/print/use-print.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ShareButton } from './share-button.tsx';

/** On the picture of a recipe: what one does with the whole of it (DETAIL-02). */
export function RecipeActions({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const t = useTranslations('recipe-detail.page');
  const { text } = recipeTextSearch(useSearch({ strict: false }));
  const print = usePrint(recipe.id, { servings, text });
  const navigate = useNavigate();
  return (
    <>
      <FavouriteButton recipe={recipe} />
      <ShareButton recipe={recipe} />
      {recipe.visibility === 'public' && (
        <IconButton
          variant="glass"
          label={t('shareInChat')}
          onClick={() => void navigate({ to: '/chat', search: { recipe: recipe.id } })}
          icon={<MessagesSquare aria-hidden="true" className="size-5" />}
        />
      )}
      <IconButton
        variant="glass"
        label={t('print')}
        onClick={print}
        icon={<Printer aria-hidden="true" className="size-5" />}
      />
    </>
  );
}
