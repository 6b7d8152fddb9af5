import type { User } from '@pomona/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFigures } from '#features/admin/figures/admin-figures.tsx';
import { figuresQuery } from '#features/admin/figures/queries.ts';
import { type AdminTab, adminTabs } from '#features/admin/tabs.ts';
import { WaitingCount } from '#features/moderation/waiting-count.tsx';
import { useReadVersions } from '#features/publication/read-offers.ts';
import type { SettingsDraft } from '#features/site-settings/draft.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useApi } from '#platform/services.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** Each is fetched when its tab is opened. */
const Overview = lazyPart(async () => (await import('./overview.tsx')).Overview);
const RecipeList = lazyPart(
  async () => (await import('#features/admin/recipes/recipe-list.tsx')).RecipeList,
);
const UserList = lazyPart(
  async () => (await import('#features/admin/users/user-list.tsx')).UserList,
);
const ImageGeneration = lazyPart(
  async () => (await import('#features/images/generation/image-generation.tsx')).ImageGeneration,
);
const ModerationTab = lazyPart(
  async () => (await import('#features/moderation/moderation-tab.tsx')).ModerationTab,
);
const AnalyticsTab = lazyPart(
  async () => (await import('#features/analytics/analytics-tab.tsx')).AnalyticsTab,
);
const AuditLog = lazyPart(
  async () => (await import('#features/admin/audit/audit-log.tsx')).AuditLog,
);
const ExportOfAll = lazyPart(
  async () => (await import('#features/recipe-exchange/exporting/export-of-all.tsx')).ExportOfAll,
);
const DataQuality = lazyPart(
  async () => (await import('#features/data-quality/data-quality.tsx')).DataQuality,
);
const SiteSettings = lazyPart(
  async () => (await import('#features/site-settings/site-settings.tsx')).SiteSettings,
);

/** Where administrators run the place. */
export function Dashboard({ user }: { user: Pick<User, 'id' | 'email'> }) {
  const t = useTranslations('admin');
  const { tab = 'overview' } = useSearch({ from: '/admin' });
  const navigate = useNavigate();
  const readVersionOf = useReadVersions();
  const labels = useLabels();
  const [settingsDraft, setSettingsDraft] = useState<SettingsDraft>({});
  const contents: Record<AdminTab, ReactNode> = {
    overview: <Overview email={user.email} />,
    recipes: (
      <>
        <RecipeList hasRead={({ id, version }) => readVersionOf(id) === version} />
        <ExportOfAll />
      </>
    ),
    users: <UserList memberId={user.id} />,
    images: <ImageGeneration />,
    moderation: <ModerationTab memberId={user.id} />,
    analytics: <AnalyticsTab />,
    quality: <DataQuality />,
    settings: <SiteSettings draft={settingsDraft} onDraft={setSettingsDraft} />,
    audit: <AuditLog />,
  };
  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading lead={t('page.intro')}>
        <span className="flex flex-wrap items-center gap-3">
          {t('page.title')}
          <span className="rounded-full border border-leaf bg-leaf-soft px-3 py-0.5 font-sans font-semibold text-leaf text-sm">
            {t('page.badge')}
          </span>
        </span>
      </PageHeading>
      <div className="mt-8">
        <AdminFigures />
      </div>
      <Tabs
        label={t('tabs.label')}
        className="mt-8"
        value={tab}
        onChange={(next) =>
          void navigate({
            to: '/admin',
            search: { tab: adminTabs.find((known) => known === next) },
            replace: true,
            resetScroll: false,
          })
        }
        tabs={adminTabs.map((value) => ({
          value,
          label: labels[value] ?? t(`tabs.${value}`),
          content: contents[value],
        }))}
      />
    </div>
  );
}

/** With how many there are, once it is known (ADMIN-03). */
function useLabels(): Partial<Record<AdminTab, ReactNode>> {
  const t = useTranslations('admin.tabs');
  const { data } = useQuery(figuresQuery(useApi()));
  const moderation = (
    <>
      {t('moderation')}
      <WaitingCount />
    </>
  );
  if (data === undefined) return { moderation };
  return {
    moderation,
    recipes: t('counted', { name: t('recipes'), count: data.public_recipes }),
    users: t('counted', { name: t('users'), count: data.total_users }),
  };
}
