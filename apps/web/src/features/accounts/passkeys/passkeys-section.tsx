import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { UnloadedList } from '../settings/unloaded-list.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './queries.ts';
import { passkeyObstacle } from './support.ts';

/** Passkeys beside the password: add, name, remove (AUTH-12). */
export function PasskeysSection() {
  const t = useTranslations('settings.passkeys');
  const query = useQuery(passkeysQuery(useApi()));
  const passkeys = query.data;
  const texts = { loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') };
  const [isAdding, setAdding] = useState(false);
  const list = useListFocus(passkeys ?? [], 'button');
  const obstacle = passkeyObstacle();
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {passkeys === undefined && <UnloadedList query={query} texts={texts} />}
      {passkeys && (
        <div ref={list} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
          {passkeys.length === 0 && <p className="max-w-prose text-muted">{t('none')}</p>}
          <ul className="w-full divide-y divide-hairline empty:hidden">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
          {obstacle === null ? (
            <Button variant="secondary" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : (
            <p className="max-w-prose text-muted text-sm">{t(`obstacle.${obstacle}`)}</p>
          )}
        </div>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </SettingsSection>
  );
}
