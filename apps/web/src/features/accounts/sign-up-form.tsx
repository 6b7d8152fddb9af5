import {
  maximumEmailLength,
  maximumNameLength,
  minimumPasswordLength,
} from '@pomona/contract/constants';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SignUpValues } from './sign-up-checks.ts';
import { TermsLabel } from './terms-label.tsx';
import { useSignUp } from './use-sign-in.ts';
import { useSignUpProblems } from './use-sign-up-problems.ts';

const empty: SignUpValues = { name: '', email: '', password: '', confirmation: '', agrees: false };

/** Name, e-mail, password twice, and the terms (AUTH-07); one problem at a time, in a fixed order (AUTH-08). */
export function SignUpForm() {
  const translate = useTranslations('accounts');
  const signUp = useSignUp();
  const form = useForm<SignUpValues>({ defaultValues: empty });
  const problems = useSignUpProblems(form);
  const { errors, isSubmitting } = form.formState;
  const words = { showLabel: translate('showPassword'), hideLabel: translate('hidePassword') };

  async function submit(values: SignUpValues) {
    if (problems.tellFirst(values)) return;
    const { name, email, password } = values;
    await signUp({ name: name.trim(), email: email.trim(), password }).catch(problems.tellServer);
  }

  return (
    // Before the script is there a press of Enter must not put the password into the address.
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <TextField
        {...form.register('name')}
        label={translate('fullName')}
        autoComplete="name"
        maxLength={maximumNameLength}
        error={errors.name?.message}
      />
      <TextField
        {...form.register('email')}
        label={translate('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maximumEmailLength}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        {...words}
        label={translate('password')}
        autoComplete="new-password"
        hint={translate('passwordHint', { count: minimumPasswordLength })}
        error={errors.password?.message}
      />
      <PasswordField
        {...form.register('confirmation')}
        {...words}
        label={translate('confirmPassword')}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
      <CheckboxField
        {...form.register('agrees')}
        label={<TermsLabel />}
        error={errors.agrees?.message}
      />
      <Button type="submit" size="large" loading={isSubmitting}>
        {translate('signUp')}
      </Button>
    </form>
  );
}
