import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine, SquareArrowDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { DeletedRecipes } from './deleted-recipes.tsx';
import { OwnRecipeRow } from './own-recipe-row.tsx';
import { ownRecipesQuery } from './queries.ts';

interface Props {
  memberId: string;
  /** Items of the menu of a recipe that save it as a file. */
  fileItems: (recipeId: string) => ReactNode;
  /** Saves all of them at once. */
  archiveButton: ReactNode;
}

/** The recipes that the member has written or brought along (FOOD-03). */
export function OwnRecipes(props: Props) {
  const { memberId } = props;
  const recipes = useQuery(ownRecipesQuery(useApi(), memberId));
  const list = useListFocus(recipes.data);
  return (
    <>
      <div ref={list} tabIndex={-1} className="outline-none">
        <Shown {...props} recipes={recipes} />
      </div>
      {recipes.data && <DeletedRecipes memberId={memberId} />}
    </>
  );
}

interface ShownProps extends Props {
  recipes: UseQueryResult<readonly OwnRecipe[]>;
}

function Shown({ recipes, ...props }: ShownProps) {
  const t = useTranslations('recipe-writing.own');
  if (recipes.data === undefined) {
    return recipes.isError ? (
      <EmptyState
        title={t('failedTitle')}
        action={
          <Button loading={recipes.isFetching} onClick={() => void recipes.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failedText')}
      </EmptyState>
    ) : (
      <Loading />
    );
  }
  if (recipes.data.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')} action={<WaysIn />}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return <List {...props} recipes={recipes.data} />;
}

function WaysIn() {
  const t = useTranslations('recipe-writing.own');
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full">
      <Button asChild>
        <Link to="/recipes/new">
          <PenLine aria-hidden="true" className="size-5" />
          {t('write')}
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/recipes/import">
          <SquareArrowDown aria-hidden="true" className="size-5" />
          {t('import')}
        </Link>
      </Button>
    </div>
  );
}

const shownAtOnce = 30;

function List({
  memberId,
  recipes,
  fileItems,
  archiveButton,
}: Props & { recipes: readonly OwnRecipe[] }) {
  const t = useTranslations('recipe-writing.own');
  const [limit, setLimit] = useState(shownAtOnce);
  const shown = recipes.slice(0, limit);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 className="text-2xl">{t('count', { count: recipes.length })}</h2>
        <WaysIn />
      </div>
      <ul className="mt-6 grid gap-3">
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <OwnRecipeRow memberId={memberId} recipe={recipe} fileItems={fileItems(recipe.id)} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        {archiveButton}
        {shown.length < recipes.length && (
          <Button variant="secondary" onClick={() => setLimit(limit + shownAtOnce)}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}

const positions = ['a', 'b', 'c', 'd'];

function Loading() {
  const t = useTranslations('recipe-writing.own');
  return (
    <div>
      <p role="status" className="text-muted">
        {t('loading')}
      </p>
      <div className="mt-6 grid gap-3">
        {positions.map((position) => (
          <div
            key={position}
            className="flex items-center gap-4 rounded-card border border-hairline bg-surface p-3"
          >
            <Skeleton className="aspect-4/3 w-24 shrink-0 sm:w-32" />
            <div className="grid flex-1 gap-3">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
