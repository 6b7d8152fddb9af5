import type { RecipeCard } from '@pomona/contract/recipes';
import type { CookableRecipes } from '@pomona/contract/recipes/what-i-have';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { RecipeGrid } from '#features/recipes/list/recipe-grid.tsx';
import { RecipeGridSkeleton } from '#features/recipes/list/recipe-grid-skeleton.tsx';
import { missableDiets } from '#features/recipes/matching/diet-match.ts';
import { MissingDiets } from '#features/recipes/matching/missing-diets.tsx';
import type { Selection } from '#features/recipes/selection.ts';
import { UnreadNote } from '#features/recipes/unread-note.tsx';
import { useSessionState } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MemberMarks } from '../recipe-list/member-marks.tsx';

interface Props {
  hasFoods: boolean;
  cookable: UseQueryResult<CookableRecipes>;
  selection: Selection;
}

const heartOf = (recipe: RecipeCard) => <MemberMarks recipe={recipe} />;

/** The recipes, each with what it misses; or why there are none. */
export function CookableResults({ hasFoods, cookable, selection }: Props) {
  const t = useTranslations('what-i-have.page');
  const isMember = useSessionState().status === 'signed-in';
  const { data } = cookable;
  const missingOf = useMemo(
    () => new Map(data?.recipes.map(({ recipe, missing }) => [recipe.id, missing])),
    [data],
  );
  const diets = missableDiets(selection);
  if (!hasFoods) return <EmptyState title={t('startTitle')}>{t('startText')}</EmptyState>;
  if (cookable.isError)
    return (
      <EmptyState
        title={t('failedTitle')}
        action={<Button onClick={() => void cookable.refetch()}>{t('tryAgain')}</Button>}
      >
        {t('failedText')}
      </EmptyState>
    );
  if (data === undefined)
    return (
      <>
        <p role="status" className="mb-6 text-muted text-sm">
          {t('loading')}
        </p>
        <RecipeGridSkeleton />
      </>
    );
  if (data.total === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  const shown = data.recipes.length;
  const note = (recipe: RecipeCard) => (
    <>
      <MissingFoods missing={missingOf.get(recipe.id) ?? []} />
      <MissingDiets recipe={recipe} diets={diets} />
      <UnreadNote recipe={recipe} />
    </>
  );
  return (
    <div aria-busy={cookable.isPlaceholderData}>
      <p role="status" className="mb-6 text-muted text-sm tabular-nums">
        {shown < data.total
          ? t('foundFirst', { shown: String(shown), count: String(data.total) })
          : t('found', { count: data.total })}
      </p>
      <RecipeGrid
        recipes={data.recipes.map(({ recipe }) => recipe)}
        headingLevel={2}
        note={note}
        {...(isMember && { heart: heartOf })}
      />
    </div>
  );
}

function MissingFoods({ missing }: { missing: readonly string[] }) {
  const t = useTranslations('what-i-have.page');
  const { list } = useFormatter();
  return (
    <p className="font-semibold text-leaf text-sm">
      {t('missing', { count: missing.length, list: list(missing, { type: 'unit' }) })}
    </p>
  );
}
