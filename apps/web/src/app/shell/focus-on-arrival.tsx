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
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
