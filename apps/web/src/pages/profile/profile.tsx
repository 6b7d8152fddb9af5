import type { User } from '@pomona/contract/accounts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EatingFields } from '#features/accounts/profile/eating-fields.tsx';
import { EditButtons } from '#features/accounts/profile/edit-buttons.tsx';
import { LeaveDialog } from '#features/accounts/profile/leave-dialog.tsx';
import { PersonalFields } from '#features/accounts/profile/personal-fields.tsx';
import { ProfileHeader } from '#features/accounts/profile/profile-header.tsx';
import { StatCards } from '#features/accounts/profile/stat-cards.tsx';
import { profileTabs } from '#features/accounts/profile/tabs.ts';
import { useFreshUser } from '#features/accounts/profile/use-fresh-user.ts';
import { useProfileEditing } from '#features/accounts/profile/use-profile-editing.ts';
import { useFavouriteIds } from '#features/favourites/use-favourite-ids.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** Each is fetched when its tab is opened. */
const FavouritesTab = lazyPart(async () => (await import('./favourites-tab.tsx')).FavouritesTab);
const OwnRecipesTab = lazyPart(async () => (await import('./own-recipes-tab.tsx')).OwnRecipesTab);
const GoalsTab = lazyPart(
  async () => (await import('#features/accounts/goals/goal-list.tsx')).GoalList,
);
const PictureTab = lazyPart(
  async () => (await import('#features/accounts/picture/picture-tab.tsx')).PictureTab,
);
const SettingsTab = lazyPart(async () => (await import('./settings-tab.tsx')).SettingsTab);

const tabs = ['favorites', 'recipes', 'goals', 'picture', 'settings'] as const;
type Tab = (typeof tabs)[number];

/** A member's own page: what others see of them, what they saved, and what they set (PROF). */
export function Profile({ user }: { user: User }) {
  const t = useTranslations('profile.tabs');
  const { tab = 'favorites' } = useSearch({ from: '/profile' });
  const navigate = useNavigate();
  const saved = useFavouriteIds();
  useFreshUser();
  const editing = useProfileEditing(user, () => open('settings'));

  function open(next: string): void {
    void navigate({
      to: '/profile',
      search: { tab: profileTabs.find((known) => known === next) },
      replace: true,
      resetScroll: false,
    });
  }

  /** Where there is something to edit. */
  function edit(): void {
    editing.start();
    if (tab !== 'goals') open('settings');
  }

  const contents: Record<Tab, ReactNode> = {
    favorites: <FavouritesTab memberId={user.id} />,
    recipes: <OwnRecipesTab memberId={user.id} />,
    goals: <GoalsTab user={user} isEditing={editing.draft !== null} onEdit={edit} />,
    picture: <PictureTab user={user} />,
    settings: (
      <SettingsTab
        user={user}
        personal={<PersonalFields user={user} editing={editing} />}
        eating={<EatingFields user={user} editing={editing} />}
      />
    ),
  };
  return (
    <div className="page-width py-10 md:py-14">
      <ProfileHeader user={user} actions={<EditButtons editing={{ ...editing, start: edit }} />} />
      <div className="mt-8">
        <StatCards counters={user.counters} recipesSaved={saved.length} />
      </div>
      <Tabs
        label={t('label')}
        className="mt-8"
        value={tab}
        onChange={open}
        tabs={tabs.map((value) => ({ value, label: t(value), content: contents[value] }))}
      />
      <LeaveDialog isDirty={editing.isDirty} />
    </div>
  );
}
