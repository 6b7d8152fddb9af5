import { ChefHat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ComingSoon } from '#features/accounts/coming-soon.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('ai-generator.page.title'),
    description: translate('ai-generator.page.description'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('ai-generator.page');
  return (
    <SignInGate icon={ChefHat} prompt={translate('prompt')} lead={translate('lead')}>
      {() => (
        <ComingSoon icon={ChefHat} title={translate('title')} sentence={translate('building')} />
      )}
    </SignInGate>
  );
}
