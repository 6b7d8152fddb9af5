import { maximumEmailLength } from '@pomona/contract/constants';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-message.ts';
import { type Credentials, DemoBox } from './demo-box.tsx';
import { useSignIn } from './use-sign-in.ts';

/** E-mail and password; what was typed stays whatever comes back (AUTH-04 … AUTH-06). */
export function SignInForm() {
  const translate = useTranslations('accounts');
  const signIn = useSignIn();
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  function tellMissing() {
    showToast({
      tone: 'destructive',
      title: translate('missingTitle'),
      description: translate('missingText'),
    });
  }

  function fill({ email, password }: Credentials) {
    form.setValue('email', email);
    form.setValue('password', password);
    form.clearErrors();
  }

  return (
    <div className="grid gap-8">
      <form
        noValidate
        // Before the script is there a press of Enter must not put the password into the address.
        method="post"
        onSubmit={form.handleSubmit(({ email, password }) => {
          return signIn({ email: email.trim(), password });
        }, tellMissing)}
        className="grid gap-5"
      >
        <TextField
          {...form.register('email', { required: translate('emailRequired') })}
          label={translate('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maximumEmailLength}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', { required: translate('passwordRequired') })}
          label={translate('password')}
          autoComplete="current-password"
          showLabel={translate('showPassword')}
          hideLabel={translate('hidePassword')}
          error={errors.password?.message}
        />
        <Button type="submit" size="large" loading={isSubmitting}>
          {translate('login')}
        </Button>
      </form>
      <DemoBox onFill={fill} />
    </div>
  );
}
