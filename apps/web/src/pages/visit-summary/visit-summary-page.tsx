import { NotebookPen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

/** Fetched for members. */
const Summary = lazyPart(async () => (await import('./summary.tsx')).Summary);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('visit-summary.title'),
    description: translate('visit-summary.lead'),
    isPrivate: true,
  };
}

export function Page() {
  const t = useTranslations('visit-summary');
  return (
    <SignInGate icon={NotebookPen} prompt={t('prompt')} lead={t('lead')}>
      {(user) => <Summary name={user.name} />}
    </SignInGate>
  );
}
