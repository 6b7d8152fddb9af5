import type { FoodInList } from '@pomona/contract/foods';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { capitalised } from '../food/capitalised.ts';

export interface FoodLinksHandle {
  focusFirst(): void;
}

interface Props {
  foods: readonly (FoodInList & { matched?: string | undefined })[];
  /** Tells the category of each, where they are of several. */
  hasCategories?: boolean;
  /** Called when the arrow leads up from the first. */
  onLeaveUpwards?: () => void;
  ref?: Ref<FoodLinksHandle>;
}

/** Foods as links; the arrow keys walk through them. */
export function FoodLinks({ foods, hasCategories = false, onLeaveUpwards, ref }: Props) {
  const t = useTranslations('foods');
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  useImperativeHandle(ref, () => ({ focusFirst: () => links()[0]?.focus() }));

  function walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = links();
    const position = all.findIndex((link) => link.matches(':focus')) + step;
    if (position < 0) onLeaveUpwards?.();
    else all[position]?.focus();
  }
  return (
    <ul
      ref={list}
      onKeyDown={walk}
      className="grid gap-x-8 border-hairline border-t sm:grid-cols-2 lg:grid-cols-3"
    >
      {foods.map(({ key, name, category, matched }) => (
        <li key={key} className="border-hairline border-b">
          <Link
            to="/foods/$key"
            params={{ key }}
            className="group flex min-h-12 items-center gap-3 py-2 no-underline"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold group-hover:text-leaf">
                {capitalised(name, locale)}
              </span>
              {(matched !== undefined || hasCategories) && (
                <span className="block text-muted text-sm">
                  {matched !== undefined && `${t('list.alsoCalled', { name: matched })} · `}
                  {t(`category.${category}`)}
                </span>
              )}
            </span>
            <ChevronRight
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
