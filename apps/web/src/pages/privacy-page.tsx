import { LegalDocument } from '#features/legal/legal-document.tsx';
import { legalQuery } from '#features/legal/queries.ts';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return { title: translate('shell.privacy'), description: translate('shell.privacyDescription') };
}

export function prefetch({ queryClient, language }: PagePreparation) {
  return queryClient.prefetchQuery(legalQuery(language));
}

export function Page() {
  return <LegalDocument text="privacy" />;
}
