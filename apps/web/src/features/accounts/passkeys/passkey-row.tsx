import type { Passkey } from '@pomona/contract/accounts/passkeys';
import { maximumPasskeyNameLength } from '@pomona/contract/constants';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { formText } from '../form-text.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { useRenamePasskey } from './use-change-passkeys.ts';

/** One passkey: its name, when it was used, and the ways to rename and to remove it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('settings.passkeys');
  const [mode, setMode] = useState<'shown' | 'renaming' | 'removing'>('shown');
  const shown = () => setMode('shown');
  if (mode === 'renaming') return <RenameForm passkey={passkey} onEnd={shown} />;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="hyphenate font-semibold">{passkey.name}</p>
        <LastUse passkey={passkey} />
      </div>
      <div className="flex gap-2">
        <Button
          variant="quiet"
          size="small"
          onClick={() => setMode('renaming')}
          aria-label={t('renameNamed', { name: passkey.name })}
        >
          {t('rename')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => setMode('removing')}
          aria-label={t('removeNamed', { name: passkey.name })}
        >
          {t('remove')}
        </Button>
      </div>
      {mode === 'removing' && <RemovePasskeyDialog passkey={passkey} onClose={shown} />}
    </li>
  );
}

function LastUse({ passkey: { created_at, last_used_at } }: { passkey: Passkey }) {
  const t = useTranslations('settings.passkeys');
  const format = useFormatter();
  const date = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  return (
    <p className="text-muted text-sm">
      {last_used_at === null
        ? t('unused', { created: date(created_at) })
        : t('used', { used: date(last_used_at), created: date(created_at) })}
    </p>
  );
}

function RenameForm({ passkey, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const t = useTranslations('settings.passkeys');
  const rename = useRenamePasskey();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'name').trim();
    if (name === '' || name === passkey.name) return onEnd();
    rename.mutate({ id: passkey.id, name }, { onSuccess: onEnd });
  }

  return (
    <li className="py-4 first:pt-0">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          name="name"
          label={t('name')}
          defaultValue={passkey.name}
          maxLength={maximumPasskeyNameLength}
          autoComplete="off"
          autoFocus
          fieldClassName="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" loading={rename.isPending}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </form>
    </li>
  );
}
