import { useLayoutEffect, useRef } from 'react';

/** Fields that are disabled for a while lose the focus: it goes back to where it was, unless it has gone elsewhere. */
export function useFocusRestored(isDisabled: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isDisabled) {
      before.current = document.activeElement;
    } else if (before.current instanceof HTMLElement) {
      if (document.activeElement === document.body) before.current.focus();
      before.current = null;
    }
  }, [isDisabled]);
}
