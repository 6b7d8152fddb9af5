import type { DeletedRecipe } from '@pomona/contract/recipe-writing';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { deletedRecipesQuery } from './queries.ts';
import { useOwnRecipeChanges } from './use-own-recipe-changes.ts';

interface Props {
  memberId: string;
}

/** A long list is rendered in steps. */
const shownAtOnce = 10;

/** What the member has deleted lately, with the way back; nothing where there is none (FOOD-03). */
export function DeletedRecipes({ memberId }: Props) {
  const t = useTranslations('recipe-writing');
  const deleted = useQuery(deletedRecipesQuery(useApi(), memberId));
  const list = useListFocus(deleted.data);
  const [limit, setLimit] = useState(shownAtOnce);
  const id = useId();
  const recipes = deleted.data ?? [];
  const isFailed = deleted.isError && deleted.data === undefined;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {(recipes.length > 0 || isFailed) && (
        <section aria-labelledby={id} className="mt-12 border-hairline border-t pt-6">
          <h2 id={id} className="text-2xl">
            {t('deleted.heading')}
          </h2>
          <p className="mt-1 text-muted">{isFailed ? t('deleted.failed') : t('deleted.lead')}</p>
          <ul className="mt-4 divide-y divide-hairline">
            {recipes.slice(0, limit).map((recipe) => (
              <li key={recipe.id}>
                <Entry memberId={memberId} recipe={recipe} />
              </li>
            ))}
          </ul>
          {isFailed && (
            <Button
              variant="secondary"
              size="small"
              loading={deleted.isFetching}
              onClick={() => void deleted.refetch()}
            >
              {t('own.tryAgain')}
            </Button>
          )}
          {recipes.length > limit && (
            <Button
              variant="secondary"
              className="mt-4"
              onClick={() => setLimit(limit + shownAtOnce)}
            >
              {t('own.more')}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function Entry({ memberId, recipe }: Props & { recipe: DeletedRecipe }) {
  const t = useTranslations('recipe-writing.deleted');
  const format = useFormatter();
  const changes = useOwnRecipeChanges(memberId, recipe);
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const { title } = recipe;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="hyphenate font-semibold">{title}</p>
        <p className="text-muted text-sm tabular-nums">
          {t('dates', { deleted: day(recipe.deleted_at), until: day(recipe.kept_until) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('restoreNamed', { title })}
        loading={changes.isRestoring}
        onClick={changes.restore}
        icon={<Undo2 aria-hidden="true" className="size-4" />}
      >
        {t('restore')}
      </Button>
    </div>
  );
}
