import type { RecipeCard } from '@pomona/contract/recipes';
import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** On the card of a recipe in a list without some allergens, although not all of it was read (REC-10). */
export function UnreadNote({ recipe }: { recipe: Pick<RecipeCard, 'is_read_whole'> }) {
  const t = useTranslations('recipes.allergens');
  if (recipe.is_read_whole) return null;
  return (
    <p className="flex items-start gap-1.5 font-semibold text-honey-ink text-sm">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('unread')}
    </p>
  );
}
