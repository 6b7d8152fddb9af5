import { listRecipes } from '@pomona/contract/recipes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormatter } from 'use-intl';
import { readFoundPage } from '#features/recipes/read-recipe.ts';
import { useApi } from '#platform/services.tsx';
import type { Finder } from '../finding/finder.ts';
import { writtenSelection } from '../list/address.ts';
import { usePerson } from '../list/use-person.ts';
import type { Selection } from '../selection.ts';

export interface MatchCounts {
  /** As it is written; `null` until it is known. */
  any: string | null;
  all: string | null;
}

/** How many dishes have any of the chosen diets, and how many have all: the server counts where there are too many to load. */
export function useMatchCounts(
  selection: Selection,
  { finder, isLarge }: { finder: Finder | undefined; isLarge: boolean },
): MatchCounts {
  const person = usePerson();
  const { number } = useFormatter();
  const here = useMemo(() => {
    if (finder === undefined) return null;
    const count = (isEveryDiet: boolean) =>
      number(finder.find({ ...selection, isEveryDiet }, person).length);
    return { any: count(false), all: count(true) };
  }, [finder, selection, person, number]);
  const any = useServerCount({ ...selection, isEveryDiet: false }, isLarge);
  const all = useServerCount({ ...selection, isEveryDiet: true }, isLarge);
  return here ?? { any, all };
}

function useServerCount(selection: Selection, isNeeded: boolean): string | null {
  const api = useApi();
  const person = usePerson();
  const { number } = useFormatter();
  const selected = writtenSelection({ ...selection, sort: 'relevance' });
  const isPersonal = selection.isFavourite || selection.fitsMe;
  const { data } = useQuery({
    queryKey: ['recipes', 'count', isPersonal ? person : null, selected],
    meta: { isOwn: isPersonal },
    enabled: isNeeded,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { sort: 'relevance', ...selected, limit: 1, fields: 'card' } as const;
      return readFoundPage(await api.callUnchecked(listRecipes, { query, signal }));
    },
  });
  if (!data || data.total === null) return null;
  return data.hasMore ? `${number(data.total)}+` : number(data.total);
}
