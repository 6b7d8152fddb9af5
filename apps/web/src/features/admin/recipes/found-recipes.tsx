import type { AdminRecipe } from '@pomona/contract/admin/recipes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { useListFocus } from '#ui/use-list-focus.ts';
import { actsFor, type RecipeAct } from './acts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { adminRecipesQuery, type RecipeSelection } from './queries.ts';
import { RecipeRow } from './recipe-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useRecipeActs } from './use-recipe-acts.ts';

interface Props {
  selection: RecipeSelection;
  hasRead: (recipe: AdminRecipe) => boolean;
}

/** What a search found, page by page, with what can be done with one recipe or with those that are ticked. */
export function FoundRecipes({ selection, hasRead }: Props) {
  const t = useTranslations('admin-recipes');
  const found = useInfiniteQuery(adminRecipesQuery(useApi(), selection));
  const recipes = found.data?.pages.flatMap((page) => page.recipes) ?? [];
  const list = useListFocus(found.data);
  useFailureToast(found.isError && found.data === undefined);
  if (found.data === undefined)
    return found.isError ? (
      <EmptyState
        headingLevel={3}
        title={t('failed')}
        action={
          <Button loading={found.isFetching} onClick={() => void found.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failedText')}
      </EmptyState>
    ) : (
      <Loading />
    );
  return (
    <>
      <p role="status" className="mt-4 text-muted">
        {t('count', { count: found.data.pages[0]?.total ?? 0 })}
      </p>
      <div ref={list} tabIndex={-1} className="mt-2 outline-none">
        {recipes.length === 0 ? (
          <EmptyState headingLevel={3} title={t(`none.${selection.state}`)}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <Rows key={JSON.stringify(selection)} recipes={recipes} hasRead={hasRead} />
        )}
      </div>
      {found.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-berry">
          {t('moreFailed')}
        </p>
      )}
      {found.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** As the source says it (ADMIN-09); what stands in the place of the list says what to do. */
function useFailureToast(isFailed: boolean): void {
  const t = useTranslations('admin-recipes');
  useEffect(() => {
    if (isFailed)
      showToast({ tone: 'destructive', title: t('error'), description: t('errorText') });
  }, [isFailed, t]);
}

function Rows({ recipes, hasRead }: Pick<Props, 'hasRead'> & { recipes: readonly AdminRecipe[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<readonly AdminRecipe[] | null>(null);
  const acts = useRecipeActs();
  const chosen = recipes.filter(({ id }) => ticked.has(id));

  function start(act: RecipeAct, all: readonly AdminRecipe[]): void {
    const possible = all.filter((recipe) => actsFor(recipe, hasRead(recipe)).includes(act));
    if (act === 'delete') setDeleting(possible);
    else finish(act, possible);
  }

  function finish(act: RecipeAct, all: readonly AdminRecipe[]): void {
    setTicked(new Set());
    setDeleting(null);
    acts.act(act, all);
  }

  function tick(id: string, isTicked: boolean): void {
    const others = [...ticked].filter((one) => one !== id);
    setTicked(new Set(isTicked ? [...others, id] : others));
  }

  return (
    <>
      <SelectionBar
        chosen={chosen}
        total={recipes.length}
        hasRead={hasRead}
        isPending={acts.isPending}
        onAll={(isAll) => setTicked(new Set(isAll ? recipes.map(({ id }) => id) : []))}
        onAct={(act) => start(act, chosen)}
      />
      <ul>
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            recipe={recipe}
            hasRead={hasRead(recipe)}
            isSelected={ticked.has(recipe.id)}
            isPending={acts.isPending}
            onSelect={(isTicked) => tick(recipe.id, isTicked)}
            onAct={(act) => start(act, [recipe])}
          />
        ))}
      </ul>
      {deleting && (
        <DeleteDialog
          recipes={deleting}
          onClose={() => setDeleting(null)}
          onConfirm={() => finish('delete', deleting)}
        />
      )}
    </>
  );
}

function Loading() {
  const t = useTranslations('admin-recipes');
  return (
    <div className="mt-6 grid gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {['a', 'b', 'c', 'd'].map((position) => (
        <div key={position} className="flex items-center gap-3">
          <Skeleton className="aspect-4/3 w-22 rounded-control" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </div>
  );
}
