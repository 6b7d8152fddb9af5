import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';

const own = { source: 'ownSource', title: 'ownTitle', ingredients: 'ownIngredients' } as const;
const everybodys = { source: 'source', title: 'titled', ingredients: 'ingredients' } as const;

/** Recipes that this one resembles, with the way to read them. */
export function Duplicates({ duplicates }: Pick<ImportedRecipe, 'duplicates'>) {
  const t = useTranslations('recipe-import.duplicates');
  return (
    <ul className="grid gap-1 rounded-card bg-sky-soft px-4 py-3 text-sky">
      {duplicates.map(({ id, title, is_own, because }) => (
        <li key={id} className="flex items-start gap-2.5 py-1">
          <Copy aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t((is_own ? own : everybodys)[because])}{' '}
            <Link
              to="/recipes/$id"
              params={{ id }}
              className="wide-target hyphenate font-semibold text-sky underline underline-offset-4"
            >
              {title}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
