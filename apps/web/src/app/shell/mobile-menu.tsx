import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyWithRetry } from '#platform/delivery/lazy-part.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const load = async () => (await import('./mobile-sheet.tsx')).MobileSheet;
const MobileSheet = lazyWithRetry(load);

/** The rooms behind a button where the bar has no place for them (NAV-07). */
export function MobileMenu() {
  const translate = useTranslations('shell');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);

  function open() {
    setRequested(true);
    setOpen(true);
  }

  /** Closed without going anywhere, it gives the focus back. */
  function close() {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <>
      <IconButton
        ref={button}
        label={translate('openMenu')}
        icon={<MenuIcon aria-hidden="true" className="size-6" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="xl:hidden"
        onClick={open}
        onPointerEnter={() => void load().catch(() => undefined)}
      />
      {isRequested && (
        <Suspense>
          <MobileSheet open={isOpen} onClose={close} onFollow={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
