import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';

/** Preparing ahead, and swaps. */
export function RecipeNotes({ recipe }: { recipe: Pick<Recipe, 'notes' | 'language'> }) {
  const t = useTranslations('recipe-detail.page');
  const lines = [
    { label: t('makeAhead'), text: recipe.notes.make_ahead },
    { label: t('swap'), text: recipe.notes.swap },
  ].filter(({ text }) => text !== undefined);
  if (lines.length === 0) return null;
  return (
    <Surface asChild tone="tinted" className="print:hidden">
      <section aria-labelledby="notes">
        <h2 id="notes" className="text-xl">
          {t('notes')}
        </h2>
        <dl className="mt-3 grid gap-3">
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt className="font-semibold text-leaf text-sm">{label}</dt>
              <dd className="max-w-prose" lang={recipe.language}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Surface>
  );
}
