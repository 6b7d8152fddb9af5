import { erasureDelayDays } from '@pomona/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The way to leave for good (AUTH-11). `exportId`: the section that offers a copy of everything first. */
export function DeleteAccountSection({ exportId }: { exportId: string }) {
  const t = useTranslations('settings.deletion');
  const [isOpen, setIsOpen] = useState(false);
  const goesToExport = useRef(false);
  useEffect(() => {
    if (isOpen || !goesToExport.current) return;
    goesToExport.current = false;
    // The closed dialog gives the focus back to its button first.
    const timer = setTimeout(() => showSection(exportId));
    return () => clearTimeout(timer);
  }, [isOpen, exportId]);
  return (
    <SettingsSection title={t('title')} lead={t('lead', { days: erasureDelayDays })}>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('delete')}
      </Button>
      {isOpen && (
        <DeleteAccountDialog
          onClose={() => setIsOpen(false)}
          onExport={() => {
            goesToExport.current = true;
            setIsOpen(false);
          }}
        />
      )}
    </SettingsSection>
  );
}

function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'center' });
  section?.querySelector('button')?.focus({ preventScroll: true });
}
