import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LucideProvider } from 'lucide-react';
import { LanguageProvider } from '#platform/language/i18n.tsx';
import { type Services, ServicesProvider } from '#platform/services.tsx';
import type { PageRouter } from './router.tsx';

export interface AppParts {
  readonly services: Services;
  readonly queryClient: QueryClient;
  readonly router: PageRouter;
}

const iconStrokeWidth = 1.75;

/** The whole interface, drawn alike on the server, in the browser and in tests. */
export function App({ services, queryClient, router }: AppParts) {
  return (
    <ServicesProvider services={services}>
      <LanguageProvider store={services.languages}>
        <QueryClientProvider client={queryClient}>
          <LucideProvider strokeWidth={iconStrokeWidth}>
            <RouterProvider router={router} />
          </LucideProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </ServicesProvider>
  );
}
