import type { Preferences } from '@pomona/contract/accounts';
import type { Recipe } from '@pomona/contract/recipes';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import { useQuery } from '@tanstack/react-query';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { recipeLabelsQuery } from '#features/foods/queries.ts';
import { type Clash, clashOf, foodsBringing } from '#features/recipes/clash.ts';
import { useApi } from '#platform/services.tsx';

interface Props {
  recipe: Recipe;
  preferences: Preferences;
  /** The reader may ask which foods bring what. */
  isReadable?: boolean;
}

/**
 * On the picture, so that nothing moves when it comes: allergens of the member's that are or may be in this dish, whether it
 * was read whole, and labels it lacks.
 */
export function ClashNote({ recipe, preferences, isReadable = true }: Props) {
  const clash = clashOf(recipe, preferences);
  if (clash.allergens.length + clash.mayContain.length > 0)
    return <AllergenWarning recipe={recipe} clash={clash} isReadable={isReadable} />;
  if (clash.isUnread) return <UnreadWarning />;
  if (clash.diets.length > 0) return <DietNote clash={clash} />;
  return null;
}

const position = 'absolute inset-x-3 bottom-3 print:hidden';
const icon = { 'aria-hidden': true } as const;
const tones = {
  sure: { frame: 'border-berry bg-berry-soft', icon: 'text-berry' },
  open: { frame: 'border-honey bg-surface', icon: 'text-honey-ink' },
} as const;

function Warning({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const t = useTranslations('recipe-detail.clash');
  return (
    <div
      role="note"
      aria-label={t('label')}
      className={`${position} flex items-start gap-3 rounded-card border-2 px-4 py-3 text-ink ${tones[tone].frame}`}
    >
      <TriangleAlert {...icon} className={`mt-0.5 size-5 shrink-0 ${tones[tone].icon}`} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface WarningProps {
  recipe: Recipe;
  clash: Clash;
  isReadable: boolean;
}

function AllergenWarning({ recipe, clash, isReadable }: WarningProps) {
  const t = useTranslations('recipe-detail.clash');
  const labels = recipeLabelsQuery(useApi(), useLocale(), recipe.id);
  const { data } = useQuery({ ...labels, enabled: isReadable });
  const format = useFormatter();
  const words = useNames();
  const sure = foodsBringing(clash.allergens, data?.allergen_foods ?? []);
  const open = foodsBringing(clash.mayContain, data?.may_contain_foods ?? []);
  const isNamed = sure.certain.length + sure.possible.length > 0;
  const perhaps = (foods: readonly string[]) =>
    foods.length > 0 && ` ${t('perhaps', { foods: format.list(foods) })}`;
  return (
    <Warning tone={clash.allergens.length > 0 ? 'sure' : 'open'}>
      {clash.allergens.length > 0 && (
        <>
          <p className="font-semibold">{t('contains', { list: words(clash.allergens) })}</p>
          <p className="text-sm">
            {!isNamed && t('own')}
            {sure.certain.length > 0 && t('from', { foods: format.list(sure.certain) })}
            {perhaps(sure.possible)}
          </p>
        </>
      )}
      {clash.mayContain.length > 0 && (
        <>
          <p className="font-semibold">{t('mayContain', { list: words(clash.mayContain) })}</p>
          <p className="text-sm">{perhaps(open.possible)}</p>
        </>
      )}
      {clash.isUnread && <p className="mt-1 text-sm">{t('unread')}</p>}
    </Warning>
  );
}

function UnreadWarning() {
  const t = useTranslations('recipe-detail.clash');
  return (
    <Warning tone="open">
      <p className="text-sm">{t('unread')}</p>
    </Warning>
  );
}

function useNames() {
  const names = useTranslations('recipes.allergen');
  const format = useFormatter();
  return (allergens: readonly AvoidableAllergen[]) =>
    format.list(allergens.map((allergen) => names(allergen)));
}

function DietNote({ clash }: { clash: Clash }) {
  const t = useTranslations('recipe-detail.clash');
  const names = useTranslations('recipes.diet');
  const format = useFormatter();
  const list = format.list(clash.diets.map((diet) => names(diet)));
  return (
    <div role="note" aria-label={t('label')} className={`${position} flex`}>
      <p className="flex items-start gap-2 rounded-control bg-glass px-3 py-2 font-medium text-ink text-sm">
        <Info {...icon} className="mt-0.5 size-4 shrink-0" />
        {t('diets', { list })}
      </p>
    </div>
  );
}
