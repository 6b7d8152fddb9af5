import { searchOrders, sortOrders } from '@pomona/contract/recipes/orders';
import { RotateCw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { filterCount, type Selection } from '../selection.ts';
import { writtenSelection } from './address.ts';
import { SearchBox } from './search-box.tsx';

interface Props {
  selection: Selection;
  onChange: (selection: Selection) => void;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** Somebody is about to search. */
  onFocus: () => void;
  /** Another way to a recipe. */
  more: ReactNode;
}

/** Search, filters, order and refresh (LIST-05, LIST-07). */
export function ListToolbar(props: Props) {
  const t = useTranslations('recipe-list');
  const { selection, onChange } = props;
  const active = filterCount(selection);
  const isNumberFree = useNumberFree();
  const isSearching = selection.search.trim() !== '';
  const orders = (isSearching ? searchOrders : sortOrders).filter(
    (order) => order !== 'calories' || !isNumberFree,
  );
  // Without a question the best match is the best rated.
  const byDefault = isSearching ? 'relevance' : 'rating';
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-[1fr_auto_auto_auto]">
      <div className="col-span-2 md:col-span-1">
        <SearchBox
          value={selection.search}
          others={writtenSelection({ ...selection, search: '' })}
          onChange={(search) => onChange({ ...selection, search })}
          onFocus={props.onFocus}
        />
      </div>
      <Button
        variant="secondary"
        aria-expanded={props.isPanelOpen}
        aria-controls="recipe-filters"
        onClick={props.onTogglePanel}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
      >
        {t('page.filters')}
        {active > 0 && (
          <span className="grid min-w-5.5 place-items-center rounded-full bg-leaf px-1.5 text-on-leaf text-xs tabular-nums">
            {active}
          </span>
        )}
      </Button>
      <Select
        label={t('page.sort')}
        labelHidden
        fieldClassName="min-w-0 md:min-w-48"
        value={selection.sort === 'relevance' ? byDefault : selection.sort}
        onChange={(event) => {
          const sort = orders.find((order) => order === event.target.value) ?? byDefault;
          onChange({ ...selection, sort: sort === byDefault ? 'relevance' : sort });
        }}
        options={orders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
      />
      <Button
        variant="secondary"
        loading={props.isRefreshing}
        onClick={props.onRefresh}
        icon={<RotateCw aria-hidden="true" className="size-5" />}
      >
        {t('page.refresh')}
      </Button>
      <div className="md:col-span-full">{props.more}</div>
    </div>
  );
}
