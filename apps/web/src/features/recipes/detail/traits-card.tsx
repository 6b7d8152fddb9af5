import type { Recipe } from '@pomona/contract/recipes';
import type { RecipeTrait } from '@pomona/food/traits/traits';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** Traits that say less than they seem to, each with a sentence of its own. */
const explained = [
  { trait: 'low_fodmap', note: 'lowFodmapNote' },
  { trait: 'children', note: 'childrenNote' },
  { trait: 'budget', note: 'budgetNote' },
] as const satisfies { trait: RecipeTrait; note: string }[];

/** What a recipe is collected by; each leads to the list of them (REC-14). */
export function TraitsCard({ recipe: { traits } }: { recipe: Pick<Recipe, 'traits'> }) {
  const t = useTranslations('recipe-detail.page');
  const names = useTranslations('recipes.trait');
  if (traits.length === 0) return null;
  return (
    <section aria-labelledby="traits" className="print:hidden">
      <h2 id="traits" className="text-xl">
        {t('traits')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {traits.map((trait) => (
          <li key={trait}>
            <Link
              to="/recipes"
              search={{ traits: trait }}
              className="inline-flex min-h-9 items-center rounded-full border border-hairline bg-surface px-3.5 font-medium text-sm no-underline transition-colors hover:border-leaf hover:text-leaf"
            >
              {names(trait)}
            </Link>
          </li>
        ))}
      </ul>
      {explained
        .filter(({ trait }) => traits.includes(trait))
        .map(({ trait, note }) => (
          <p key={trait} className="mt-3 max-w-prose text-muted text-sm">
            {t(note)}
          </p>
        ))}
    </section>
  );
}
