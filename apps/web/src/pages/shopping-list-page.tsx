import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { ShoppingRoom } from '#features/shopping/shopping-room.tsx';
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
      {(user) => <ShoppingRoom memberId={user.id} key={user.id} />}
    </SignInGate>
  );
}
