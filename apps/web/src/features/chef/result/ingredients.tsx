import type { GeneratedRecipe } from '@pomona/contract/chef/recipes';
import { useTranslations } from 'use-intl';
import { AllergenSummary } from '#product/allergen-summary.tsx';

/** The lines of the dish, and which allergens they hold. */
export function Ingredients({ recipe }: { recipe: GeneratedRecipe }) {
  const t = useTranslations('chef.result');
  return (
    <section>
      <h3 className="text-xl">{t('ingredients')}</h3>
      <ul lang={recipe.language} className="mt-2 divide-y divide-hairline border-hairline border-y">
        {recipe.ingredients.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position; two may say the same
          <li key={index} className="py-2">
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-1 text-muted text-sm">
        <AllergenSummary facts={{ ...recipe, allergen_kinds: [] }} />
      </div>
    </section>
  );
}
