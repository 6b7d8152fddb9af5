import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a layer opened. The headless dialog does so only for
 * a trigger that it knows, and ours are opened from anywhere.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current?.isConnected) before.current.focus();
    },
  };
}
