import type { givenIngredient } from '@pomona/contract/chef/recipes';
import { Check, CircleHelp, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';

type Given = z.infer<typeof givenIngredient>;

/** What became of each typed ingredient, and why one is left out (GEN-09). */
export function GivenFoods({ given }: { given: readonly Given[] }) {
  const t = useTranslations('chef.given');
  const words = useGivenWords();
  if (given.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-base">{t('heading')}</h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {given.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: typed foods do not move, and two may be written alike
          <li key={index} className="flex items-start gap-2">
            <GivenSign given={one} />
            <span className="hyphenate min-w-0">
              <span className="font-medium">{one.text}</span>
              <span className="text-muted">{`: ${words(one)}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GivenSign({ given }: { given: Given }) {
  const className = 'mt-0.5 size-4 shrink-0';
  if (given.used) return <Check aria-hidden="true" className={`${className} text-leaf`} />;
  if (given.food === null)
    return <CircleHelp aria-hidden="true" className={`${className} text-honey-ink`} />;
  return <Minus aria-hidden="true" className={`${className} text-muted`} />;
}

function useGivenWords(): (given: Given) => string {
  const t = useTranslations('chef.given');
  const names = useTranslations('recipes');
  return ({ used, food, left_out: reason }) => {
    if (used) return food === null ? t('flavour') : t('used');
    switch (reason?.kind) {
      case 'diet':
        return t('diet', { diet: names(`diet.${reason.diet}`) });
      case 'allergen':
        return t('allergen', { allergen: nameOfAllergen(names, reason.allergen) });
      case 'without':
        return t('without');
      case 'not_food':
        return t('notFood');
      default:
        return food === null ? t('unknown') : t('noRoom');
    }
  };
}

/** Wheat is one of the cereals with gluten. */
function nameOfAllergen(
  names: ReturnType<typeof useTranslations<'recipes'>>,
  allergen: Extract<NonNullable<Given['left_out']>, { kind: 'allergen' }>['allergen'],
): string {
  return names(`allergen.${allergen === 'wheat' ? 'gluten' : allergen}`);
}
