import type { User } from '@pomona/contract/accounts';
import { maximumEmailLength } from '@pomona/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { installationQuery } from '#platform/api/installation.ts';
import { useApi } from '#platform/services.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { useFieldErrors } from '../use-field-errors.ts';
import { ChangeForm } from './change-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type EmailField, useChangeEmail } from './use-change-email.ts';

/** Another e-mail to sign in with; the password is asked for (PROF-07, AUTH-11). */
export function EmailSection({ user }: { user: User }) {
  const t = useTranslations('settings.email');
  const words = useTranslations('accounts');
  const fields = useFieldErrors<EmailField>();
  const { form, errors } = fields;
  const change = useChangeEmail(fields.show);
  const { data: installation } = useQuery(installationQuery(useApi()));

  function problemsOf(text: (field: EmailField) => string) {
    const email = text('email').trim();
    const isEmailLike = /^[^\s@]+@[^\s@]+$/.test(email);
    return {
      ...(!isEmailLike && { email: words(email === '' ? 'emailRequired' : 'emailInvalid') }),
      ...(email === user.email && { email: t('same') }),
      ...(text('current') === '' && { current: words('passwordRequired') }),
    };
  }

  function send(text: (field: EmailField) => string) {
    const body = { email: text('email').trim(), current_password: text('current') };
    change.mutate(body, { onSuccess: () => form.current?.reset() });
  }

  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      <ChangeForm
        fields={fields}
        problemsOf={problemsOf}
        onSubmit={send}
        submitLabel={t('change')}
        isSending={change.isPending}
      >
        <p>
          {t.rich('current', {
            email: () => <strong className="wrap-anywhere">{user.email}</strong>,
          })}
        </p>
        <TextField
          name="email"
          label={t('new')}
          hint={installation?.mail_enabled && !errors.email ? t('wayBack') : undefined}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maximumEmailLength}
          error={errors.email}
        />
        <CurrentPasswordField label={t('password')} error={errors.current} />
      </ChangeForm>
    </SettingsSection>
  );
}
