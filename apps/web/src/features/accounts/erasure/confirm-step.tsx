import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DialogFooter } from '#ui/overlay/dialog-footer.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { formText } from '../form-text.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useDeleteAccount } from './use-delete-account.ts';

/** Asks for the password once more. */
export function ConfirmStep({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.deletion');
  const words = useTranslations('accounts');
  const { form, errors, show, forget } = useFieldErrors<'current'>();
  const remove = useDeleteAccount((current) => show({ current }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'current');
    if (password === '') show({ current: words('passwordRequired') });
    else if (!remove.isPending) remove.mutate(password);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={forget}>
      <CurrentPasswordField autoFocus label={t('password')} error={errors.current} />
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button type="submit" variant="danger" loading={remove.isPending}>
          {t('delete')}
        </Button>
      </DialogFooter>
    </form>
  );
}
