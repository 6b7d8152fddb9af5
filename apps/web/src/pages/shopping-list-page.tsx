import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RoomToCome } from '#features/accounts/room-to-come.tsx';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('rooms.shoppingTitle'),
    description: translate('rooms.shoppingDescription'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('rooms');
  return (
    <SignInGate
      icon={ShoppingBasket}
      prompt={translate('shoppingPrompt')}
      lead={translate('shoppingLead')}
    >
      {() => (
        <RoomToCome
          icon={ShoppingBasket}
          title={translate('shoppingTitle')}
          sentence={translate('shoppingBuilding')}
        />
      )}
    </SignInGate>
  );
}
