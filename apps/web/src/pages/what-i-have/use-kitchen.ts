import { useNavigate, useSearch } from '@tanstack/react-router';
import { readSelection, writtenSelection } from '#features/recipes/list/address.ts';
import type { Selection } from '#features/recipes/selection.ts';
import { readHave } from './address.ts';

export interface Kitchen {
  have: readonly string[];
  selection: Selection;
  changeHave(have: readonly string[]): void;
  changeSelection(selection: Selection): void;
}

/** The foods and the filters, which live in the address. */
export function useKitchen(): Kitchen {
  const search = useSearch({ from: '/recipes/what-i-have' });
  const navigate = useNavigate();
  const have = readHave(search.have);
  const selection = readSelection({ ...search, q: '', sort: '' });
  const write = (foods: readonly string[], chosen: Selection) =>
    void navigate({
      to: '/recipes/what-i-have',
      search: { ...(foods.length > 0 && { have: foods.join(',') }), ...writtenSelection(chosen) },
      replace: true,
      resetScroll: false,
    });
  return {
    have,
    selection,
    changeHave: (foods) => write(foods, selection),
    changeSelection: (chosen) => write(have, { ...chosen, search: '', sort: 'relevance' }),
  };
}
