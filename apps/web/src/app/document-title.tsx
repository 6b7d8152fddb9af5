import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { documentTitle, headOf } from './page-head.ts';

/** Keeps the window's title true: on navigation, in another language, and when the page's data comes or fails (NAV-08). */
export function DocumentTitle() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const translate = useTranslations();
  const shown = useRouterState({ select: (state) => state.resolvedLocation?.href });

  useEffect(() => {
    function tell() {
      const origin = location.origin;
      document.title = documentTitle(headOf(router, { queryClient, translate, origin }));
    }
    if (shown !== undefined) tell();
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated') tell();
    });
  }, [router, queryClient, translate, shown]);

  return null;
}
