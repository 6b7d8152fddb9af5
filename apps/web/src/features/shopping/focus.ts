import { type RefObject, useLayoutEffect } from 'react';

/** Where the focus goes when the pressed control is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/** After a line that is deleted comes the next one, or the heading when it was the last of its group. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector('input');
  if (target) target.focus();
  else focusHeading();
}

/** The line that is about to be moved elsewhere, and which of its controls had the focus. */
let moving: { id: string; control: number } | null = null;

/** A line that goes to another group takes the focus along. */
export function useMovingFocus(row: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const own = row.current;
    if (own !== null && moving?.id === id) controlsOf(own)[moving.control]?.focus();
    return () => {
      const control = own === null ? -1 : controlsOf(own).findIndex(hasFocus);
      if (control < 0) return;
      moving = { id, control };
      // The new line is rendered within the same commit; what comes later is another one.
      queueMicrotask(() => {
        moving = null;
      });
    };
  }, [row, id]);
}

const controlsOf = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLElement>('a, button, input, select'),
];

const hasFocus = (control: HTMLElement) => control === document.activeElement;
