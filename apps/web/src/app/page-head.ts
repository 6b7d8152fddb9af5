import type { RegisteredRouter } from '@tanstack/react-router';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import type { LoadedPage } from './lazy-page.ts';

const product = 'Pomona';

/** What the shown page says about itself; the not-found page where no route fits. */
export function headOf(
  router: RegisteredRouter,
  circumstances: Omit<PageCircumstances, 'params' | 'search'>,
): PageHead {
  const matches = router.stores.matches.get();
  const match = matches.at(-1);
  const loaded = match?.loaderData as LoadedPage | undefined;
  if (match && loaded)
    return loaded.head({ ...circumstances, params: match.params, search: match.search });
  return notFoundHead(circumstances);
}

function notFoundHead({ translate }: Pick<PageCircumstances, 'translate'>): PageHead {
  return {
    title: translate('shell.notFoundTitle'),
    description: translate('shell.notFoundText'),
    isPrivate: true,
    status: 404,
  };
}

/** The title of the window: what screen this is, then whose (NAV-08). */
export function documentTitle(head: PageHead): string {
  return head.title ? `${head.title} · ${product}` : product;
}
