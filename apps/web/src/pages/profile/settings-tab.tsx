import type { User } from '@pomona/contract/accounts';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeleteAccountSection } from '#features/accounts/erasure/delete-account-section.tsx';
import { PasskeysSection } from '#features/accounts/passkeys/passkeys-section.tsx';
import { EmailSection } from '#features/accounts/settings/email-section.tsx';
import { PasswordSection } from '#features/accounts/settings/password-section.tsx';
import { SessionsSection } from '#features/accounts/settings/sessions-section.tsx';
import { SettingsSection } from '#features/accounts/settings/settings-section.tsx';
import { ExportPanel } from '#features/member-export/export-panel.tsx';
import { AppSection } from '#features/settings/app-section.tsx';
import { NumberFreeSwitch } from '#features/settings/number-free-switch.tsx';
import { ConsentSection } from '#features/wellness/consent-section.tsx';
import { useTexts } from '#platform/language/use-texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface Props {
  user: User;
  /** Parts of the profile that are edited with it. */
  personal: ReactNode;
  eating: ReactNode;
}

/** What a member sets for themselves, and what keeps the account safe (AUTH-11). */
export function SettingsTab(props: Props) {
  const hasTexts = [useTexts('settings'), useTexts('accounts'), useTexts('wellness')];
  return hasTexts.every(Boolean) ? <Settings {...props} /> : <Skeleton className="h-80" />;
}

function Settings({ user, personal, eating }: Props) {
  const t = useTranslations('settings');
  const words = useTranslations('profile.fields');
  const exportId = useId();
  return (
    <div>
      <SettingsSection title={words('personal')} lead={words('personalLead')}>
        {personal}
      </SettingsSection>
      <SettingsSection title={words('eating')} lead={words('eatingLead')}>
        {eating}
      </SettingsSection>
      <SettingsSection title={t('reading.title')} lead={t('reading.lead')}>
        <NumberFreeSwitch hint={t('reading.numberFreeHint')} />
      </SettingsSection>
      <SettingsSection title={t('app.title')} lead={t('app.lead')}>
        <AppSection />
      </SettingsSection>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <PasskeysSection />
      <SessionsSection />
      <SettingsSection title={t('health.title')} lead={t('health.lead')}>
        <ConsentSection none={<p className="max-w-prose">{t('health.none')}</p>} />
      </SettingsSection>
      <SettingsSection id={exportId} title={t('export.title')} lead={t('export.lead')}>
        <ExportPanel />
      </SettingsSection>
      <DeleteAccountSection exportId={exportId} />
    </div>
  );
}
