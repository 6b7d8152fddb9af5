import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';

/** By this the focus finds back to the search box. */
export const searchBoxId = 'recipe-search';

interface Props {
  value: string;
  /** The rest of the selection as parameters of the address, for a search before the scripts run. */
  others: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
  onFocus: () => void;
}

/** Before its script is there, Enter sends it as a plain form. */
export function SearchBox({ value, others, onChange, onFocus }: Props) {
  const t = useTranslations('recipe-list.page');
  const input = useRef<HTMLInputElement>(null);

  function clear(): void {
    onChange('');
    input.current?.focus();
  }

  return (
    <search>
      <form action="/recipes" onSubmit={stay} className="relative">
        {Object.entries(others).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted"
        />
        <input
          ref={input}
          id={searchBoxId}
          type="search"
          name="q"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          autoComplete="off"
          maxLength={100}
          enterKeyHint="search"
          className="field-control pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== '' && (
          <IconButton
            label={t('clearSearch')}
            onClick={clear}
            icon={<X aria-hidden="true" className="size-5" />}
            className="absolute inset-y-0 right-0 my-auto"
          />
        )}
      </form>
    </search>
  );
}

function stay(event: FormEvent) {
  event.preventDefault();
}
