import { dietTypesOnHomeCard } from '@pomona/contract/constants';
import { similarShown } from '@pomona/contract/recipes/similar';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { RecipeCardSkeleton } from '#features/recipes/card/recipe-card-skeleton.tsx';
import { RecipeSummary } from '#features/recipes/card/recipe-summary.tsx';
import { useFailureLog } from '#platform/api/use-failure-log.ts';
import { useApi, useSessionState } from '#platform/services.tsx';
import { ClashMark } from '../clash-mark.tsx';
import { UnreadNote } from '../unread-note.tsx';
import { similarRecipesQuery } from './queries.ts';

/** On phones a row that is pushed along, else a grid. */
const row =
  '-mx-4 mt-6 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 lg:grid-cols-4';
const item = 'w-[78%] shrink-0 snap-start sm:w-auto';
const positions = ['a', 'b', 'c', 'd'].slice(0, similarShown);

/** Recipes that one might like who likes this one; nothing at all where they could not be loaded. */
export function SimilarRecipes({ recipeId }: { recipeId: string }) {
  const headingId = useId();
  const t = useTranslations('recipe-detail.similar');
  const session = useSessionState();
  const avoided = session.status === 'signed-in' ? session.user.preferences.allergens : [];
  const viewerId = session.status === 'signed-in' ? session.user.id : null;
  const similar = useQuery({
    ...similarRecipesQuery(useApi(), { recipeId, viewerId }),
    enabled: session.status !== 'checking',
  });
  useFailureLog('Similar recipes could not be loaded', similar.error);
  if (similar.isError || similar.data?.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-16 print:hidden">
      <h2 id={headingId} className="text-2xl">
        {t('heading')}
      </h2>
      {similar.data ? (
        <ul className={row}>
          {similar.data.map((recipe) => (
            <li key={recipe.id} className={item}>
              <RecipeSummary
                recipe={recipe}
                dietsShown={dietTypesOnHomeCard}
                heart={<ClashMark recipe={recipe} avoided={avoided} />}
                note={avoided.length > 0 && <UnreadNote recipe={recipe} />}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={row}>
          {positions.map((position) => (
            <div key={position} className={item}>
              <RecipeCardSkeleton />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
