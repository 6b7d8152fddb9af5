import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';

/** The numbered steps to be read, without timers and links, which lead back to the recipe's own page. */
export function PlainSteps({ recipe }: { recipe: Pick<Recipe, 'instructions' | 'language'> }) {
  const t = useTranslations('recipe-detail.page');
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="text-2xl print:text-xl">
        {t('instructions')}
      </h2>
      <ol lang={recipe.language} className="mt-6 grid gap-7 print:mt-2 print:gap-2">
        {recipe.instructions.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same step twice; positions are stable
          <li key={index} className="flex break-inside-avoid gap-4 sm:gap-5 print:gap-2">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display font-semibold text-3xl text-leaf leading-none tabular-nums print:w-5 print:text-xl"
            >
              {index + 1}
            </span>
            <p className="max-w-prose leading-relaxed">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
