import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useHydratedRegion } from '#platform/delivery/hydrated-region.ts';
import { DocumentTitle } from '../document-title.tsx';
import { FocusOnArrival } from './focus-on-arrival.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { Timers } from './timers.tsx';
import { Toasts } from './toasts.tsx';

/** What surrounds every page. */
export function Shell() {
  const translate = useTranslations('shell');
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.isBare === true });
  const region = useHydratedRegion<HTMLDivElement>();
  if (isBare) return <Bare />;
  return (
    <div {...region} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-leaf focus:shadow-float"
      >
        {translate('skipToContent')}
      </a>
      <NavigationBar />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <Timers />
      <Toasts />
      <DocumentTitle />
      <FocusOnArrival />
    </div>
  );
}

/** A page that stands alone, to be printed say. */
function Bare() {
  return (
    <main id="main" {...useHydratedRegion<HTMLElement>()}>
      <Outlet />
      <DocumentTitle />
    </main>
  );
}
