import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a navigation the focus moves to the new page's heading, where screen readers start to read (NAV-08). */
export function FocusOnArrival() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        const isFirstPage = fromLocation === undefined || fromLocation === toLocation;
        if (!isFirstPage && pathChanged && toLocation.hash === '') focusHeading();
      }),
    [router],
  );
  return null;
}

function focusHeading(): void {
  const main = document.getElementById('main');
  if (!main) return;
  const heading = main.querySelector('h1');
  focusOn(heading ?? main);
  if (!heading) followTo(main);
}

/** A page that still waits for its data has no heading yet: the focus goes on to it, unless somebody took it away. */
function followTo(main: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1');
    if (heading || document.activeElement !== main) observer.disconnect();
    if (heading && document.activeElement === main) focusOn(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
