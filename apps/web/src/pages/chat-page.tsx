import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RoomToCome } from '#features/accounts/room-to-come.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('rooms.chatTitle'),
    description: translate('rooms.chatDescription'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('rooms');
  return (
    <SignInGate icon={MessagesSquare} prompt={translate('chatPrompt')} lead={translate('chatLead')}>
      {() => (
        <RoomToCome
          icon={MessagesSquare}
          title={translate('chatTitle')}
          sentence={translate('chatBuilding')}
        />
      )}
    </SignInGate>
  );
}
