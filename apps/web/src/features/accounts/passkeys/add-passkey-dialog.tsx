import { maximumPasskeyNameLength } from '@pomona/contract/constants';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { formText } from '../form-text.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useAddPasskey } from './use-add-passkey.ts';

/** Asks for the password and a name; then the browser asks for a finger, a face or a key. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.passkeys');
  const words = useTranslations('accounts');
  const formId = useId();
  const { form, errors, show, forget } = useFieldErrors<'name' | 'current'>();
  const add = useAddPasskey((current) => show({ current }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [name, password] = [formText(typed, 'name').trim(), formText(typed, 'current')];
    if (name === '' || password === '') {
      show({
        ...(name === '' && { name: t('nameRequired') }),
        ...(password === '' && { current: words('passwordRequired') }),
      });
      return;
    }
    if (!add.isPending) add.mutate({ name, password }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('addTitle')}
      description={t('addText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={add.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={forget}
        className="grid gap-5"
      >
        <TextField
          name="name"
          label={t('name')}
          hint={errors.name ? undefined : t('nameHint')}
          maxLength={maximumPasskeyNameLength}
          autoComplete="off"
          error={errors.name}
        />
        <CurrentPasswordField label={t('password')} error={errors.current} />
      </form>
    </Dialog>
  );
}
