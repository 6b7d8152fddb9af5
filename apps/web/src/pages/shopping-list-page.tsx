import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

/** Fetched for members. */
const ShoppingRoom = lazyPart(
  async () => (await import('#features/shopping/shopping-room.tsx')).ShoppingRoom,
);

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
