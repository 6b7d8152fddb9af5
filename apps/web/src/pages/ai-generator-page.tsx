import { ChefHat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RoomToCome } from '#features/accounts/room-to-come.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('rooms.generatorTitle'),
    description: translate('rooms.generatorDescription'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('rooms');
  return (
    <SignInGate
      icon={ChefHat}
      prompt={translate('generatorPrompt')}
      lead={translate('generatorLead')}
    >
      {() => (
        <RoomToCome
          icon={ChefHat}
          title={translate('generatorTitle')}
          sentence={translate('generatorBuilding')}
        />
      )}
    </SignInGate>
  );
}
