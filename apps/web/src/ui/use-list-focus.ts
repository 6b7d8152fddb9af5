import { type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * For a list whose entries go when something is done to them. The focus of a removed entry goes to the entry
 * that took its place, at `target` in it, and not at the top of the page; on the list itself when it is empty. The
 * element must be there as long as the list, also when it is empty, with `tabIndex={-1}`; its first `ul` or `ol` holds
 * the entries, which are rendered again whenever `entries` is another value.
 */
export function useListFocus<E extends HTMLElement = HTMLDivElement>(
  entries: unknown,
  target = focusable,
): RefObject<E | null> {
  const list = useRef<E>(null);
  const last = useRef<{ element: Element; place: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself may come with its entries
  useEffect(() => {
    const within = list.current;
    if (!within) return;
    const remember = ({ target: element }: FocusEvent) => {
      if (!(element instanceof Element)) return;
      const place = itemsOf(within).findIndex((item) => item.contains(element));
      last.current = place < 0 ? null : { element, place };
    };
    within.addEventListener('focusin', remember);
    return () => within.removeEventListener('focusin', remember);
  }, [entries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries may have taken away what had the focus
  useEffect(() => {
    const within = list.current;
    if (!within || last.current === null || last.current.element.isConnected) return;
    const { place } = last.current;
    last.current = null;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost) return;
    const items = itemsOf(within);
    const next = items[Math.min(place, items.length - 1)]?.querySelector<HTMLElement>(target);
    (next ?? within).focus({ preventScroll: true });
  }, [entries, target]);
  return list;
}

const itemsOf = (within: Element) => [...(within.querySelector('ul, ol')?.children ?? [])];
