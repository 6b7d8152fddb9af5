import type { Recipe } from '@pomona/contract/recipes';
import { recipeJsonLd } from '@pomona/contract/recipes/json-ld';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Instructions } from '#features/cooking/instructions.tsx';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { PrintNutrition, RecipeNotes, TagsCard } from '#features/recipes/detail/later-parts.ts';
import { RecipeDetailSkeleton } from '#features/recipes/detail/recipe-detail-skeleton.tsx';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import { RecipeHeader } from '#features/recipes/detail/recipe-header.tsx';
import { useShownLines } from '#features/recipes/ingredients/use-shown-lines.ts';
import { recipeQuery } from '#features/recipes/queries.ts';
import { afterFirstAct, useHasActed } from '#platform/first-act.tsx';
import { lastList } from '#platform/last-list.ts';
import { lazyPart } from '#platform/lazy-part.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { WhenSignedIn } from '#platform/session-views.tsx';
import { useCookingProgress } from '#product/cooking-progress.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { DietLabels } from './diet-labels.tsx';
import { IngredientFacts } from './ingredient-facts.tsx';
import { RecipeIngredients } from './recipe-ingredients.tsx';

const loadDepth = async () => (await import('./recipe-depth.tsx')).RecipeDepth;
const RecipeDepth = afterFirstAct(loadDepth, import.meta.env.SSR ? await loadDepth() : undefined);
const loadMissing = async () => (await import('./missing-recipe.tsx')).MissingRecipe;
const MissingRecipe = import.meta.env.SSR ? await loadMissing() : lazyPart(loadMissing);
const loadBar = async () => (await import('./recipe-visibility-bar.tsx')).RecipeVisibilityBar;
const RecipeVisibilityBar = afterFirstAct(
  loadBar,
  import.meta.env.SSR ? await loadBar() : undefined,
);

/** Fetched when somebody has cooked. */
const CookedButton = lazyPart(
  async () => (await import('#features/wellness/cooked-button.tsx')).CookedButton,
);
const AddToShopping = lazyPart(async () => (await import('./add-to-shopping.tsx')).AddToShopping);
/** Fetched for members. */
const ClashNote = lazyPart(async () => (await import('./clash-note.tsx')).ClashNote);

export function head({ queryClient, params, translate, origin }: PageCircumstances): PageHead {
  const query = queryClient.getQueryState<Recipe | null>(['recipes', 'one', params.id]);
  const recipe = query?.data;
  if (recipe === null) {
    return {
      title: translate('recipe-detail.page.notFoundTitle'),
      description: translate('recipe-detail.page.notFoundText'),
      isPrivate: true,
      status: 404,
    };
  }
  if (recipe === undefined) {
    return {
      // While it is on its way to a browser, nothing is said yet.
      ...(query?.status === 'error' && { title: translate('recipe-detail.page.failedTitle') }),
      description: translate('recipe-detail.page.failedText'),
      isPrivate: true,
      status: 503,
    };
  }
  return {
    title: recipe.title,
    description: recipe.description,
    image: recipe.image,
    kind: 'article',
    ...(import.meta.env.SSR && { jsonLd: recipeJsonLd(recipe, origin) }),
  };
}

export function prefetch({ queryClient, api, params }: PagePreparation): Promise<unknown> {
  return queryClient.prefetchQuery(recipeQuery(api, params.id ?? ''));
}

export function Page() {
  const { id = '' } = useParams({ strict: false });
  const recipe = useQuery(recipeQuery(useApi(), id));
  useFailureToast(recipe.error);
  return (
    <div className="page-width py-6 md:py-8 print:p-0">
      <BackLink />
      <div className="mt-4 print:mt-0">
        {recipe.isPending && <RecipeDetailSkeleton />}
        {recipe.isError && recipe.data === undefined && (
          <RecipeFailed onRetry={() => recipe.refetch()} />
        )}
        {recipe.data === null && (
          <Suspense>
            <MissingRecipe askAgain={recipe.refetch} />
          </Suspense>
        )}
        {recipe.data && <Loaded recipe={recipe.data} key={recipe.data.id} />}
      </div>
    </div>
  );
}

function Loaded({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const progress = useCookingProgress(recipe);
  const { servings } = progress;
  const hasActed = useHasActed();
  const lines = useShownLines(recipe, servings);
  return (
    <article>
      {recipe.owner_id !== null && <RecipeVisibilityBar recipe={recipe} />}
      <RecipeHeader
        recipe={recipe}
        servings={servings}
        heart={<FavouriteButton recipe={recipe} />}
        labels={<DietLabels recipe={recipe} />}
        notice={
          <WhenSignedIn>
            {({ preferences }) => (
              <Suspense>
                <ClashNote recipe={recipe} preferences={preferences} />
              </Suspense>
            )}
          </WhenSignedIn>
        }
      />
      <div className="mt-12 grid items-start gap-x-8 gap-y-12 md:grid-cols-[19rem_1fr] lg:gap-x-12 lg:grid-cols-[minmax(20rem,26rem)_1fr] print:mt-6 print:grid-cols-[5fr_8fr] print:gap-6">
        <div className="md:sticky md:top-24 print:static">
          <RecipeIngredients recipe={recipe} progress={progress} lines={lines} />
          <div className="mt-3 min-h-23 print:hidden">
            {hasActed && (
              <Suspense>
                <AddToShopping recipe={recipe} servings={servings} ticked={progress.ticked} />
              </Suspense>
            )}
          </div>
          <IngredientFacts recipe={recipe} />
        </div>
        <div className="grid gap-12">
          <Instructions
            recipe={recipe}
            lines={lines}
            servings={servings}
            afterCooking={
              <Suspense>
                <CookedButton recipe={recipe} />
              </Suspense>
            }
          />
          <RecipeNotes recipe={recipe} />
          <TagsCard recipe={recipe} />
        </div>
      </div>
      <div className="print-sheet-foot hidden print:block">
        <PrintNutrition recipe={recipe} />
        <p className="mt-1 text-muted text-xs">{t('disclaimer')}</p>
      </div>
      <RecipeDepth recipe={recipe} servings={servings} lines={lines} />
    </article>
  );
}

/** Back to the list as it was: filters and place included when one came from there, else with its last filters. */
function BackLink() {
  const t = useTranslations('recipe-detail.page');
  const router = useRouter();
  function goBack(event: MouseEvent): void {
    const list = lastList();
    if (list === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The picture travels back to its card.
    router.shouldViewTransition = true;
    const { history } = router;
    if (history.location.state.__TSR_key === list.next) history.back();
    else history.push(list.href);
  }
  return (
    <Link
      to="/recipes"
      onClick={goBack}
      className="wide-target inline-flex min-h-11 items-center gap-2 font-semibold text-leaf text-sm no-underline hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {t('back')}
    </Link>
  );
}

function useFailureToast(error: Error | null): void {
  const t = useTranslations('recipe-detail.page');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language does not tell it again
  useEffect(() => {
    if (error === null) return;
    showToast({ title: t('failedTitle'), description: t('failedText'), tone: 'destructive' });
  }, [error]);
}
