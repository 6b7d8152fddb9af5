import { maximumServings, minimumServings } from '@pomona/contract/constants';
import type { Recipe } from '@pomona/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { recipeTextSearch } from '#features/recipes/detail/address.ts';
import { scaledLines } from '#features/recipes/ingredients/scaled-lines.ts';
import { useConvertedLines } from '#features/recipes/ingredients/use-converted-lines.ts';
import { PrintSheet } from '#features/recipes/print/print-sheet.tsx';
import { usePrinting } from '#features/recipes/print/use-printing.ts';
import { recipeKey, recipeQuery } from '#features/recipes/queries.ts';
import { RetryAsMember } from '#features/recipes/retry-as-member.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { startingServings } from '#product/starting-servings.ts';

/** A sheet of paper is nothing to find: search engines know the recipe's own page. */
export function head({ queryClient, params, search, translate }: PageCircumstances): PageHead {
  const { text } = recipeTextSearch(search);
  const query = queryClient.getQueryState<Recipe | null>(recipeKey(params.id, text));
  const recipe = query?.data;
  if (recipe) return { title: recipe.title, description: recipe.description, isPrivate: true };
  return {
    // No title while it is loading.
    ...((recipe === null || query?.status === 'error') && {
      title: translate('recipe-detail.print.errorTitle'),
    }),
    description: translate(
      recipe === null ? 'recipe-detail.print.noRecipe' : 'recipe-detail.print.prepareFailed',
    ),
    isPrivate: true,
    status: recipe === null ? 404 : 503,
  };
}

export function prefetch({ queryClient, api, params, search }: PagePreparation): Promise<unknown> {
  const { text } = recipeTextSearch(search);
  return queryClient.prefetchQuery(recipeQuery(api, params.id ?? '', text));
}

/** Renders the sheet, prints it and closes itself (PRINT-01); shows where that can't be (PRINT-02). */
export function Page() {
  const t = useTranslations('recipe-detail.print');
  const { id = '' } = useParams({ strict: false });
  const search: { servings?: unknown } & Record<string, unknown> = useSearch({ strict: false });
  const recipe = useQuery(recipeQuery(useApi(), id, recipeTextSearch(search).text));
  return (
    <div className="light min-h-dvh bg-surface text-ink">
      {recipe.isPending && <Preparing />}
      {recipe.isError && recipe.data === undefined && <Failure>{t('prepareFailed')}</Failure>}
      {recipe.data === null && (
        <RetryAsMember
          refetch={recipe.refetch}
          waiting={<Preparing />}
          missing={<Failure>{t('noRecipe')}</Failure>}
          failed={() => <Failure>{t('prepareFailed')}</Failure>}
        />
      )}
      {recipe.data && <Printed recipe={recipe.data} requested={servingsIn(search.servings)} />}
    </div>
  );
}

/** The sheet for as many servings as somebody asked for, in the units that this browser remembers. */
function Printed({ recipe, requested }: { recipe: Recipe; requested: number | undefined }) {
  const t = useTranslations('recipe-detail.print');
  const servings = requested ?? startingServings(recipe);
  const factor = servings / startingServings(recipe);
  const converted = useConvertedLines(recipe, factor);
  const printing = usePrinting(!converted.isPending);
  return (
    <>
      {printing.hasFailed && <Failure>{t('errorText')}</Failure>}
      <PrintSheet
        recipe={recipe}
        servings={servings}
        lines={converted.lines ?? scaledLines(recipe.ingredients, factor, recipe.language)}
        areConverted={converted.lines !== undefined}
      />
    </>
  );
}

/** The servings of the recipe page; anything else in the address is ignored. */
function servingsIn(value: unknown): number | undefined {
  const servings = Number(value);
  const makesSense =
    Number.isInteger(servings) && servings >= minimumServings && servings <= maximumServings;
  return makesSense ? servings : undefined;
}

function Preparing() {
  const t = useTranslations('recipe-detail.print');
  return (
    <p role="status" className="p-8">
      {t('preparing')}
    </p>
  );
}

function Failure({ children }: { children: string }) {
  const t = useTranslations('recipe-detail.print');
  return (
    <div role="alert" className="border-hairline border-b p-8 print:hidden">
      <h1 className="text-2xl">{t('errorTitle')}</h1>
      <p className="mt-2">{children}</p>
    </div>
  );
}
