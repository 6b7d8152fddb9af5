import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ReadLines } from '#features/foods/analysis/read-lines.tsx';
import { analysisQuery } from '#features/foods/queries.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';

/** What stands for the meal and the servings until they are chosen: lines are recognised alike for all of them. */
const untilChosen = { servings: 2, meal: 'Dinner' } as const;

/** The lines of a draft with the food that each was recognised as; plain lines until that is known. */
export function ImportedLines({ draft }: { draft: RecipeDraft }) {
  const t = useTranslations('recipe-import.lines');
  const analysis = useQuery(
    analysisQuery(useApi(), draft.language, {
      lines: draft.ingredients,
      servings: draft.servings ?? untilChosen.servings,
      meal: untilChosen.meal,
    }),
  );
  const unknown = analysis.data?.lines.filter(({ food, grams }) => food === null || grams === null);
  return (
    <div className="grid gap-4">
      {analysis.isError ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="alert" className="flex-1 text-berry">
            {t('failed')}
          </p>
          <Button
            variant="secondary"
            size="small"
            loading={analysis.isFetching}
            onClick={() => void analysis.refetch()}
          >
            {t('tryAgain')}
          </Button>
        </div>
      ) : (
        <p role="status" className="text-muted text-sm">
          {unknown === undefined && t('loading')}
          {unknown?.length === 0 && t('allKnown')}
          {unknown !== undefined && unknown.length > 0 && t('unknown', { count: unknown.length })}
        </p>
      )}
      {analysis.data ? (
        <ReadLines lines={analysis.data.lines} />
      ) : (
        <ul lang={draft.language} className="divide-y divide-hairline border-hairline border-y">
          {draft.ingredients.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position; two may say the same
            <li key={index} className="py-3 text-sm">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
