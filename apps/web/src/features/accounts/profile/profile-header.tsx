import type { User } from '@pomona/contract/accounts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DietBadge } from '#product/diet-badge.tsx';
import { Avatar } from '#ui/avatar.tsx';

/** Who it is, in their own words, and how they eat (PROF-01). */
export function ProfileHeader({ user, actions }: { user: User; actions: ReactNode }) {
  const t = useTranslations('profile');
  const names = useTranslations('recipes.diet');
  const diets = user.preferences.dietary_preferences;
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-5 sm:flex-nowrap">
      <Avatar name={user.name} src={user.avatar} size="large" />
      <div className="min-w-0 grow basis-60">
        <h1 tabIndex={-1} className="hyphenate text-4xl">
          {user.name}
        </h1>
        <p className="mt-1 text-muted wrap-anywhere sm:text-lg">{user.email}</p>
        {user.bio !== '' && (
          <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{user.bio}</p>
        )}
        {diets.length > 0 && (
          <ul aria-label={t('diets')} className="mt-3 flex flex-wrap gap-1.5">
            {diets.map((diet) => (
              <li key={diet}>
                <DietBadge diet={diet}>{names(diet)}</DietBadge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="shrink-0 max-sm:w-full">{actions}</div>
    </header>
  );
}
