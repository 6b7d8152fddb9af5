import { maximumFoodQuery } from '@pomona/contract/foods';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Enter opens the best match; the arrow leads down into the list. */
  onEnter: () => void;
  onArrowDown: () => void;
}

/** Before its script is there, Enter sends it as a plain form. */
export function FoodSearchBox({ value, onChange, onEnter, onArrowDown }: Props) {
  const t = useTranslations('foods.list');
  function steer(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'Enter') onEnter();
    else onArrowDown();
  }
  return (
    <search>
      <form action="/foods" className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted"
        />
        <input
          type="search"
          name="q"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={steer}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          autoComplete="off"
          maxLength={maximumFoodQuery}
          enterKeyHint="search"
          className="field-control pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== '' && (
          <IconButton
            label={t('clearSearch')}
            onClick={() => onChange('')}
            icon={<X aria-hidden="true" className="size-5" />}
            className="absolute inset-y-0 right-0 my-auto"
          />
        )}
      </form>
    </search>
  );
}
