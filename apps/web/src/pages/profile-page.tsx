import type { User } from '@pomona/contract/accounts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** Each is fetched when its tab is opened. */
const FavouritesTab = lazyPart(
  async () => (await import('./profile/favourites-tab.tsx')).FavouritesTab,
);
const OwnRecipesTab = lazyPart(
  async () => (await import('./profile/own-recipes-tab.tsx')).OwnRecipesTab,
);
const SettingsTab = lazyPart(async () => (await import('./profile/settings-tab.tsx')).SettingsTab);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('profile.page.title'),
    description: translate('profile.page.description'),
    isPrivate: true,
  };
}

export function Page() {
  const translate = useTranslations('profile.page');
  return (
    <SignInGate icon={UserRound} prompt={translate('prompt')} lead={translate('lead')}>
      {(user) => <Profile user={user} />}
    </SignInGate>
  );
}

function Profile({ user }: { user: User }) {
  const t = useTranslations('profile');
  const { tab = 'favorites' } = useSearch({ from: '/profile' });
  const navigate = useNavigate();

  function choose(next: string): void {
    void navigate({
      to: '/profile',
      search: next === 'recipes' || next === 'settings' ? { tab: next } : {},
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className="page-width py-10 md:py-14">
      <header className="flex items-center gap-5">
        <Avatar name={user.name} src={user.avatar} size="large" />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="hyphenate text-4xl">
            {user.name}
          </h1>
          <p className="mt-1 text-muted wrap-anywhere sm:text-lg">{user.email}</p>
        </div>
      </header>
      <Tabs
        label={t('tabs.label')}
        className="mt-8"
        value={tab}
        onChange={choose}
        tabs={[
          {
            value: 'favorites',
            label: t('tabs.favourites'),
            content: <FavouritesTab memberId={user.id} />,
          },
          {
            value: 'recipes',
            label: t('tabs.own'),
            content: <OwnRecipesTab memberId={user.id} />,
          },
          {
            value: 'settings',
            label: t('tabs.settings'),
            content: <SettingsTab user={user} />,
          },
        ]}
      />
      <p className="mt-14 border-hairline border-t pt-5 text-muted text-sm">{t('coming')}</p>
    </div>
  );
}
