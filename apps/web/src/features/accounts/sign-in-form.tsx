import { maximumEmailLength } from '@pomona/contract/constants';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusedForm } from '#platform/refused-form.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type Credentials, DemoBox } from './demo-box.tsx';
import { refusalTexts } from './form-problems.ts';
import { FormRefusal } from './form-refusal.tsx';
import { formText } from './form-text.ts';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
import { ForgotPasswordLink } from './recovery/forgot-password-link.tsx';
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts';
import { useSignIn } from './use-sign-in.ts';

type Field = keyof Credentials;

/** E-mail and password; what was typed stays whatever comes back (AUTH-04 … AUTH-06). */
export function SignInForm() {
  const translate = useTranslations('accounts');
  const here = useLocation({ select: ({ href }) => href });
  const signIn = useSignIn();
  const refused = useRefusedForm();
  const refusal = refused && refusalTexts(refused, translate);
  const { form, errors, show, forget } = useFieldErrors<Field>(refusal?.errors);
  const [isSending, setSending] = useState(false);

  function missingIn({ email, password }: Credentials): FieldErrors<Field> {
    return {
      ...(email === '' && { email: translate('emailRequired') }),
      ...(password === '' && { password: translate('passwordRequired') }),
    };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const credentials = {
      email: formText(typed, 'email').trim(),
      password: formText(typed, 'password'),
    };
    const missing = missingIn(credentials);
    show(missing);
    if (Object.keys(missing).length > 0) {
      const [title, description] = [translate('missingTitle'), translate('missingText')];
      return showToast({ tone: 'destructive', title, description });
    }
    setSending(true);
    await signIn(credentials);
    setSending(false);
  }

  function fill(credentials: Credentials) {
    for (const field of ['email', 'password'] as const) {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement) input.value = credentials[field];
    }
    show({});
  }

  return (
    <div className="grid gap-8">
      {/* Before the script is there, the server answers the form itself. */}
      <form
        ref={form}
        noValidate
        method="post"
        action={here}
        onSubmit={submit}
        onInput={forget}
        className="grid gap-5"
      >
        {refusal && <FormRefusal>{refusal.sentence}</FormRefusal>}
        <TextField
          name="email"
          defaultValue={refused?.values.email}
          label={translate('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maximumEmailLength}
          error={errors.email}
        />
        <PasswordField
          name="password"
          label={translate('password')}
          autoComplete="current-password"
          showLabel={translate('showPassword')}
          hideLabel={translate('hidePassword')}
          error={errors.password}
        />
        <ForgotPasswordLink />
        <Button type="submit" size="large" loading={isSending}>
          {translate('login')}
        </Button>
      </form>
      <PasskeySignIn />
      <DemoBox onFill={fill} />
    </div>
  );
}
