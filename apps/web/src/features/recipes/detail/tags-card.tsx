import type { Recipe } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** Each tag leads to the list searched for it (DETAIL-08). */
export function TagsCard({ recipe }: { recipe: Pick<Recipe, 'tags' | 'language'> }) {
  const t = useTranslations('recipe-detail.page');
  if (recipe.tags.length === 0) return null;
  return (
    <section aria-labelledby="tags" className="print:hidden">
      <h2 id="tags" className="text-xl">
        {t('tags')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2" lang={recipe.language}>
        {recipe.tags.map((tag) => (
          <li key={tag}>
            <Link
              to="/recipes"
              search={{ q: tag }}
              className="inline-flex min-h-9 items-center rounded-full border border-hairline bg-surface px-3.5 font-medium text-muted text-sm no-underline transition-colors hover:border-leaf hover:text-leaf"
            >
              #{tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
