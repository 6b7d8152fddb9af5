import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

/** Fetched for members. */
const ShoppingList = lazyPart(
  async () => (await import('#features/shopping/shopping-list.tsx')).ShoppingList,
);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('shopping.page.title'),
    description: translate('shopping.page.description'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('shopping.page');
  return (
    <SignInGate icon={ShoppingBasket} prompt={translate('prompt')} lead={translate('lead')}>
      {(user) => <ShoppingList memberId={user.id} key={user.id} />}
    </SignInGate>
  );
}
