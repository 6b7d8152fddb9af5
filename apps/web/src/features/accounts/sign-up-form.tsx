import { maximumEmailLength, maximumNameLength } from '@pomona/contract/constants';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusedForm } from '#platform/refused-form.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { refusalTexts } from './form-problems.ts';
import { FormRefusal } from './form-refusal.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type SignUpField, signUpValues } from './sign-up-values.ts';
import { TermsLabel } from './terms-label.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useSignUp } from './use-sign-in.ts';
import { useSignUpProblems } from './use-sign-up-problems.ts';

/** Name, e-mail, password twice, and the terms (AUTH-07); all problems at the fields, the first in a toast (AUTH-08). */
export function SignUpForm() {
  const translate = useTranslations('accounts');
  const here = useLocation({ select: ({ href }) => href });
  const signUp = useSignUp();
  const refused = useRefusedForm();
  const refusal = refused && refusalTexts(refused, translate);
  const { form, errors, show, forget } = useFieldErrors<SignUpField>(refusal?.errors);
  const problems = useSignUpProblems(show);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = signUpValues(new FormData(event.currentTarget));
    if (problems.showAll(values)) return;
    const { name, email, password } = values;
    setSending(true);
    await signUp({ name, email, password }).catch(problems.showServerProblem);
    setSending(false);
  }

  return (
    // Before the script is there, the server answers the form itself.
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
        name="name"
        defaultValue={refused?.values.name}
        label={translate('fullName')}
        autoComplete="name"
        maxLength={maximumNameLength}
        error={errors.name}
      />
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
      <NewPasswordFields error={errors.password} confirmationError={errors.confirmation} />
      <CheckboxField
        name="agrees"
        defaultChecked={refused?.values.agrees !== undefined}
        label={<TermsLabel />}
        error={errors.agrees}
      />
      <Button type="submit" size="large" loading={isSending}>
        {translate('signUp')}
      </Button>
    </form>
  );
}
