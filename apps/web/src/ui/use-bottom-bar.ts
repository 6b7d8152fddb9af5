import { useLayoutEffect } from 'react';

/**
 * On phones the page has a bar at the thumb: messages and what takes the focus stay above it. The styles read an
 * attribute of the root: a `:has()` there would be matched against the whole page at every change of it.
 */
export function useBottomBar(height: 'low' | 'high'): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.bottomBar = height;
    return () => {
      delete document.documentElement.dataset.bottomBar;
    };
  }, [height]);
}
