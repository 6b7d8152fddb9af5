import type { GeneratedRecipe } from '@pomona/contract/chef/recipes';
import { useTranslations } from 'use-intl';

/** What is done, in the order of the work. */
export function Steps({ recipe }: { recipe: GeneratedRecipe }) {
  const t = useTranslations('chef.result');
  return (
    <section>
      <h3 className="text-xl">{t('steps')}</h3>
      <ol lang={recipe.language} className="mt-3 grid gap-4">
        {recipe.instructions.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position
          <li key={index} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-soft font-display font-semibold text-leaf tabular-nums"
            >
              {index + 1}
            </span>
            <p className="max-w-[68ch] pt-0.5">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
