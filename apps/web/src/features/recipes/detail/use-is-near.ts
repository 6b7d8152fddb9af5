import { type RefObject, useEffect, useState } from 'react';

/** Whether a piece is about to come into view, or has; what only then is read need not be fetched before. */
export function useIsNear(piece: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (piece.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(piece.current);
    return () => watch.disconnect();
  }, [piece]);
  return isNear;
}
