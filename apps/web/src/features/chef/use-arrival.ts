import { type RefObject, useEffect, useRef } from 'react';

/** What has just appeared gets the focus, and its whole section (`data-arrival`) comes into view. */
export function useArrival<E extends HTMLElement>(
  block: 'nearest' | 'start' = 'nearest',
  isNew = true,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isNew) return;
    element.current?.focus({ preventScroll: true });
    element.current?.closest('[data-arrival]')?.scrollIntoView({ block });
  }, [block, isNew]);
  return element;
}
