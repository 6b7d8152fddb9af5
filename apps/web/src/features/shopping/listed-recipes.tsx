import type { ShoppingItem } from '@pomona/contract/shopping';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { recipesOf } from './list-parts.ts';

/** The recipes that the list is for, with the way back to each (SHOP-10). */
export function ListedRecipes({ items }: { items: readonly ShoppingItem[] }) {
  const t = useTranslations('shopping.list');
  const headingId = useId();
  const recipes = recipesOf(items);
  if (recipes.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        {t('recipes')}
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {recipes.map(({ id, title, language, servings }) => (
          <li key={id}>
            <Link
              to="/recipes/$id"
              params={{ id }}
              className="group flex min-h-13 items-center gap-3 py-2 text-ink no-underline"
            >
              <span className="min-w-0 flex-1">
                <span
                  lang={language}
                  className="block font-medium leading-snug group-hover:text-leaf group-hover:underline"
                >
                  {title}
                </span>
                <span className="text-muted text-sm">{t('servings', { count: servings })}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
