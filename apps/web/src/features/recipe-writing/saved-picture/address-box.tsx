import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PictureChanges } from './use-picture-changes.ts';

/** The address of a picture, which the server fetches and copies. Enter updates it instead of saving the form. */
export function AddressBox({ changes }: { changes: PictureChanges }) {
  const t = useTranslations('recipe-form.manager');
  const { address, isBusy } = changes;
  const update = () => {
    if (!isBusy && address.trim() !== '') void changes.updateAddress();
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        readOnly={isBusy}
        onChange={({ target }) => changes.typeAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          update();
        }}
      />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        disabled={address.trim() === ''}
        aria-disabled={isBusy}
        onClick={update}
      >
        {t('update')}
      </Button>
    </div>
  );
}
