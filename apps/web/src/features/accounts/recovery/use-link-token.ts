import { useLocation } from '@tanstack/react-router';
import { useIsMounted } from '#ui/use-is-mounted.ts';

/** What stands behind `#`, which no server ever sees; `null` until the browser has taken over. */
export function useLinkToken(): string | null {
  const hash = useLocation({ select: (location) => location.hash });
  return useIsMounted() ? hash : null;
}
