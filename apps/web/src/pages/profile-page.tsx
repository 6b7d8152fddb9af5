import { UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RoomToCome } from '#features/accounts/room-to-come.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('rooms.profileTitle'),
    description: translate('rooms.profileDescription'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('rooms');
  return (
    <SignInGate
      icon={UserRound}
      prompt={translate('profilePrompt')}
      lead={translate('profileLead')}
    >
      {() => (
        <RoomToCome
          icon={UserRound}
          title={translate('profileTitle')}
          sentence={translate('profileBuilding')}
        />
      )}
    </SignInGate>
  );
}
