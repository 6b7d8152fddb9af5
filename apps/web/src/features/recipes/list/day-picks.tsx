import type { RecipeCard } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { pictureOf } from '#product/picture-of.ts';
import { Picture } from '#ui/picture.tsx';

/** A dish for each meal, others each day, one of them on a phone: small, so that the list itself stays in sight. */
export function DayPicks({ picks }: { picks: readonly RecipeCard[] }) {
  const t = useTranslations('recipe-list.page');
  return (
    <section aria-labelledby="picks" className="mt-6">
      <h2 id="picks" className="text-xl">
        {t('picks')}
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {picks.map((recipe) => (
          <li key={recipe.id} className="max-sm:not-first:hidden">
            <Link
              to="/recipes/$id"
              params={{ id: recipe.id }}
              className="flex items-center gap-3 overflow-hidden rounded-card border border-hairline bg-surface pr-3 no-underline hover:border-leaf"
            >
              <Picture picture={pictureOf(recipe)} sizes="6rem" className="size-24 shrink-0" />
              <span lang={recipe.language} className="line-clamp-3 font-display font-semibold">
                {recipe.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
