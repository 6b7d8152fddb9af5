import type { Preferences } from '@pomona/contract/accounts';
import type { Recipe } from '@pomona/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { Info, TriangleAlert } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { recipeLabelsQuery } from '#features/foods/queries.ts';
import { useApi } from '#platform/services.tsx';
import { useTexts } from '#platform/use-texts.ts';
import { type Clash, clashOf, foodsBringing } from './clash.ts';

interface Props {
  recipe: Recipe;
  preferences: Preferences;
}

/** On the picture, so that nothing moves when it comes: allergens of the member's in this dish, and labels it lacks. */
export function ClashNote({ recipe, preferences }: Props) {
  const clash = clashOf(recipe, preferences);
  const isSpoken = useTexts('personal');
  if (!isSpoken) return null;
  if (clash.allergens.length > 0) return <AllergenWarning recipe={recipe} clash={clash} />;
  if (clash.diets.length > 0) return <DietNote clash={clash} />;
  return null;
}

const place = 'absolute inset-x-3 bottom-3 print:hidden';
const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

function AllergenWarning({ recipe, clash }: { recipe: Recipe; clash: Clash }) {
  const t = useTranslations('personal.clash');
  const names = useTranslations('recipes.allergen');
  const format = useFormatter();
  const labels = useQuery(recipeLabelsQuery(useApi(), useLocale(), recipe.id));
  const { certain, possible } = foodsBringing(clash.allergens, labels.data?.allergen_foods ?? []);
  const list = format.list(clash.allergens.map((allergen) => names(allergen)));
  return (
    <div
      role="note"
      aria-label={t('label')}
      className={`${place} flex items-start gap-3 rounded-card border-2 border-berry bg-berry-soft px-4 py-3 text-ink`}
    >
      <TriangleAlert {...icon} className="mt-0.5 size-5 shrink-0 text-berry" />
      <div className="min-w-0">
        <p className="font-semibold">{t('contains', { list })}</p>
        <p className="text-sm">
          {certain.length + possible.length === 0 && t('own')}
          {certain.length > 0 && t('from', { foods: format.list(certain) })}{' '}
          {possible.length > 0 && t('perhaps', { foods: format.list(possible) })}
        </p>
      </div>
    </div>
  );
}

function DietNote({ clash }: { clash: Clash }) {
  const t = useTranslations('personal.clash');
  const names = useTranslations('recipes.diet');
  const format = useFormatter();
  const list = format.list(clash.diets.map((diet) => names(diet)));
  return (
    <div role="note" aria-label={t('label')} className={`${place} flex`}>
      <p className="flex items-start gap-2 rounded-control bg-glass px-3 py-2 font-medium text-ink text-sm">
        <Info {...icon} className="mt-0.5 size-4 shrink-0" />
        {t('diets', { list })}
      </p>
    </div>
  );
}
