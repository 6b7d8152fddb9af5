import { ChefHat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { installationQuery } from '#platform/api/installation.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';

/** Fetched for members. */
const Generator = lazyPart(async () => (await import('./ai-generator/generator.tsx')).Generator);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('ai-generator.page.title'),
    description: translate('ai-generator.page.description'),
    isPrivate: true,
  };
}

export function prefetch({ queryClient, api }: PagePreparation) {
  return queryClient.prefetchQuery(installationQuery(api));
}

export function Page() {
  const translate = useTranslations('ai-generator.page');
  return (
    <SignInGate icon={ChefHat} prompt={translate('prompt')} lead={translate('lead')}>
      {(user) => <Generator user={user} key={user.id} />}
    </SignInGate>
  );
}
