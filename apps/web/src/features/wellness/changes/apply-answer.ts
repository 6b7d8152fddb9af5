import type { Meal, MealDay } from '@pomona/contract/wellness/meals';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DiaryEntry, EntryKind, EntryPage, EntrySelection } from '../entries/kinds.ts';
import { isSelected } from '../entries/kinds.ts';
import { loggedKey } from '../entries/queries.ts';
import { sumsOf } from '../meals/meal-parts.ts';
import { mealsKey } from '../queries.ts';

type Pages<Entry> = InfiniteData<EntryPage<Entry>, string | null>;

/** Puts what the server stored, or deleted, into each cached list of its kind. */
export function applyToEntries<Entry extends DiaryEntry, Body, Change, Type>(
  queryClient: QueryClient,
  kind: EntryKind<Entry, Body, Change, Type>,
  answer: { id: string; entry: Entry | null },
): void {
  const queryKey = [...loggedKey, kind.name];
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const selection = query.queryKey.at(-1) as EntrySelection<Type>;
    queryClient.setQueryData<Pages<Entry>>(
      query.queryKey,
      (data) => data && withAnswer(data, answer, selection),
    );
  }
}

function withAnswer<Entry extends DiaryEntry, Type>(
  data: Pages<Entry>,
  { id, entry }: { id: string; entry: Entry | null },
  selection: EntrySelection<Type>,
): Pages<Entry> {
  const known = data.pages.flatMap(({ entries }) => entries).some((other) => other.id === id);
  const added = entry !== null && isSelected(entry, selection) ? [entry] : [];
  const more = added.length - Number(known);
  return {
    ...data,
    pages: data.pages.map((page, index) => ({
      ...page,
      total: page.total + more,
      entries: [...(index === 0 ? added : []), ...page.entries.filter((other) => other.id !== id)],
    })),
  };
}

/** Puts a meal that the server stored, or deleted, into each cached day. */
export function applyToMeals(
  queryClient: QueryClient,
  { id, meal }: { id: string; meal: Meal | null },
): void {
  queryClient.setQueriesData<MealDay>({ queryKey: mealsKey }, (day) => {
    if (day === undefined) return undefined;
    const others = day.meals.filter((other) => other.id !== id);
    const meals = meal?.day === day.day ? [...others, meal] : others;
    return { ...day, meals, sums: sumsOf(meals) };
  });
}
