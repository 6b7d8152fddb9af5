import type { User } from '@pomona/contract/accounts';
import { useTranslations } from 'use-intl';
import { PasswordSection } from '#features/accounts/settings/password-section.tsx';
import { SessionsSection } from '#features/accounts/settings/sessions-section.tsx';
import { SettingsSection } from '#features/accounts/settings/settings-section.tsx';
import { NumberFreeSwitch } from '#features/settings/number-free-switch.tsx';
import { ConsentSection } from '#features/wellness/consent-section.tsx';
import { useTexts } from '#platform/language/use-texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** What a member sets for themselves, and what keeps the account safe (AUTH-11). */
export function SettingsTab({ user }: { user: User }) {
  const hasTexts = [useTexts('settings'), useTexts('accounts'), useTexts('wellness')];
  return hasTexts.every(Boolean) ? <Settings user={user} /> : <Skeleton className="h-80" />;
}

function Settings({ user }: { user: User }) {
  const t = useTranslations('settings');
  return (
    <div>
      <SettingsSection title={t('reading.title')} lead={t('reading.lead')}>
        <NumberFreeSwitch hint={t('reading.numberFreeHint')} />
      </SettingsSection>
      <PasswordSection user={user} />
      <SessionsSection />
      <SettingsSection title={t('health.title')} lead={t('health.lead')}>
        <ConsentSection none={<p className="max-w-prose">{t('health.none')}</p>} />
      </SettingsSection>
    </div>
  );
}
