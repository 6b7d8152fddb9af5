import type { RecipeCard } from '@pomona/contract/recipes';
import { type ComponentProps, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { RecipeCollection } from '#features/recipes/list/collection/use-recipe-collection.ts';
import { ManyResults } from '#features/recipes/list/many-results.tsx';
import { RecipeGridSkeleton } from '#features/recipes/list/recipe-grid-skeleton.tsx';
import { usePerson } from '#features/recipes/list/use-person.ts';
import type { SelectedCards } from '#features/recipes/list/use-selected-cards.ts';
import { VirtualRecipeGrid } from '#features/recipes/list/virtual-recipe-grid.tsx';
import { isMatched, missableDiets } from '#features/recipes/matching/diet-match.ts';
import { MissingDiets } from '#features/recipes/matching/missing-diets.tsx';
import type { Selection } from '#features/recipes/selection.ts';
import { UnreadNote } from '#features/recipes/unread-note.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useSessionState } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MemberMarks } from './member-marks.tsx';

interface Props {
  selection: Selection;
  collection: RecipeCollection;
  selected: SelectedCards;
  onChange: (selection: Selection) => void;
  /** Takes every filter away. */
  onClear: () => void;
}

/** Fetched where nothing is found. */
const NearMisses = lazyPart(
  async () => (await import('#features/recipes/list/near-misses.tsx')).NearMisses,
);

/** Fetched where there is a choice. */
const DietMatch = lazyPart(async () => (await import('../recipe-choice/diet-match.tsx')).DietMatch);

/** What the selection leaves, with how many these are, or why there are none. */
export function RecipeResults({ selection, collection, selected, onChange, onClear }: Props) {
  const t = useTranslations('recipe-list.page');
  const heart = useHeart();
  const note = useNote(selection, selected);
  const slots = { ...(heart && { heart }), ...(note && { note }) };
  const { cards, isWhole } = selected;
  const isLoading = selected.isLoading && !collection.isEmpty;
  const isCut = collection.status === 'failed' || (collection.rest === 'failed' && !isLoading);

  const { isLarge } = collection;
  const match = <Match {...{ selection, onChange, isLarge }} finder={selected.finder} />;

  if (isLarge)
    return (
      <ManyResults
        selection={selection}
        onClear={onClear}
        collection={collection}
        heart={heart}
        note={note}
        match={match}
      />
    );
  return (
    <>
      {(!isCut || isWhole) && collection.status !== 'failed' && (
        <p role="status" className="mt-4 text-muted text-sm tabular-nums">
          <Count selected={selected} total={collection.total} isLoading={isLoading} />
        </p>
      )}
      {match}
      <div className="mt-6">
        {isLoading && <RecipeGridSkeleton />}
        {!isLoading && cards.length > 0 && <VirtualRecipeGrid recipes={cards} {...slots} />}
        {!isLoading && !isCut && cards.length === 0 && (
          <>
            <EmptyState
              title={t('emptyTitle')}
              action={!collection.isEmpty && <Button onClick={onClear}>{t('clearFilters')}</Button>}
            >
              {t(collection.isEmpty ? 'databaseEmpty' : 'emptyText')}
            </EmptyState>
            {selected.finder && (
              <NearMisses {...{ selection, onChange, heart }} finder={selected.finder} />
            )}
          </>
        )}
        {isCut && (
          <EmptyState
            title={t('failedTitle')}
            action={<Button onClick={collection.refresh}>{t('tryAgain')}</Button>}
          >
            {t('failedLater')}
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** Two diets or more leave a choice. */
function Match(props: ComponentProps<typeof DietMatch>) {
  if (!isMatched(props.selection.diets)) return null;
  return (
    <div className="mt-3">
      <DietMatch {...props} />
    </div>
  );
}

interface CountProps {
  selected: SelectedCards;
  /** Of the collection. */
  total: number;
  isLoading: boolean;
}

/** How many are shown; of the first cards no more than that they are the first. */
function Count({ selected: { count, isWhole }, total, isLoading }: CountProps) {
  const t = useTranslations('recipe-list.page');
  if (isLoading) return t('loading');
  return t(isWhole ? 'showing' : 'showingFirst', { shown: count, total });
}

const heartOf = (recipe: RecipeCard) => <MemberMarks recipe={recipe} />;

/** The heart on each card, for a member (LIST-13). */
function useHeart() {
  return useSessionState().status === 'signed-in' ? heartOf : undefined;
}

/**
 * Where allergens are left out, a recipe that was not read whole says so (REC-10); where any of several diets will do, each says
 * which it misses (LIST-10).
 */
function useNote(selection: Selection, { understood }: SelectedCards) {
  const { avoid, fitsMe } = selection;
  const own = usePerson()?.avoid ?? [];
  const isNamed = understood?.parts.some(({ kind }) => kind === 'avoid') ?? false;
  const isAvoiding = isNamed || avoid.length > 0 || (fitsMe && own.length > 0);
  const diets = missableDiets(selection);
  return useMemo(
    () =>
      isAvoiding || diets.length > 0
        ? (recipe: RecipeCard) => (
            <>
              {isAvoiding && <UnreadNote recipe={recipe} />}
              <MissingDiets recipe={recipe} diets={diets} />
            </>
          )
        : undefined,
    [isAvoiding, diets],
  );
}
