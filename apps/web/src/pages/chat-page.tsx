import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ComingSoon } from '#features/accounts/coming-soon.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('chat.page.title'),
    description: translate('chat.page.description'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('chat.page');
  return (
    <SignInGate icon={MessagesSquare} prompt={translate('prompt')} lead={translate('lead')}>
      {() => (
        <ComingSoon
          icon={MessagesSquare}
          title={translate('title')}
          sentence={translate('building')}
        />
      )}
    </SignInGate>
  );
}
