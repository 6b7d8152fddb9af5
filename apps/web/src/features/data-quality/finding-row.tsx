import type { FindingKind, RecipeWithFindings } from '@pomona/contract/admin/quality';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useFindingWords } from './use-finding-words.ts';
import { useSettle } from './use-settle.ts';

interface Props {
  kind: FindingKind;
  recipe: RecipeWithFindings;
}

/** One recipe, what was found in it, and what to do about it. */
export function FindingRow({ kind, recipe }: Props) {
  const t = useTranslations('data-quality');
  const words = useFindingWords(kind);
  const settle = useSettle(recipe.id);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-hairline border-b py-4 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          to="/recipes/$id"
          params={{ id: recipe.id }}
          className="break-words font-semibold text-leaf underline underline-offset-4"
        >
          {recipe.title}
        </Link>
        <ul className="mt-1 text-muted text-sm">
          {recipe.findings.map((finding) => (
            <li key={finding.subject} className="break-words">
              {words(finding)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="small">
          <Link
            to="/admin/recipes/$id/edit"
            params={{ id: recipe.id }}
            aria-label={t('editOf', { title: recipe.title })}
          >
            {t('edit')}
          </Link>
        </Button>
        {kind !== 'unmatched_line' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('settleOf', { title: recipe.title })}
            loading={settle.isPending}
            onClick={() => settle.mutate(kind)}
          >
            {t('settle')}
          </Button>
        )}
      </div>
    </li>
  );
}
