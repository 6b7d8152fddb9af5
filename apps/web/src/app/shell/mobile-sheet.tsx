import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WhenSignedOut } from '#platform/session/when-signed-out.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { RoomLinks } from './room-links.tsx';

interface MobileSheetProps {
  readonly open: boolean;
  onClose(): void;
  /** A link was followed: the sheet goes, and the focus with the link. */
  onFollow(): void;
}

const roomLook =
  'flex min-h-13 items-center rounded-control px-3 font-display text-2xl transition-colors hover:bg-leaf-soft hover:text-leaf aria-[current=page]:bg-leaf-soft aria-[current=page]:text-leaf';

export function MobileSheet({ open, onClose, onFollow }: MobileSheetProps) {
  const translate = useTranslations('shell');
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate('menu')}
      closeLabel={translate('closeMenu')}
    >
      <div className="flex min-h-full flex-col gap-8">
        <nav aria-label={translate('mainNavigation')}>
          <ul className="-mx-3 grid gap-1">
            <RoomLinks className={roomLook} onFollow={onFollow} />
          </ul>
          <Link
            to="/foods/analyse"
            onClick={onFollow}
            className="mt-4 flex min-h-11 items-center border-hairline border-t pt-4 font-semibold text-leaf"
          >
            {translate('analyse')}
          </Link>
        </nav>
        <WhenSignedOut>
          <div className="mt-auto grid gap-3 sm:hidden">
            <Button asChild size="large">
              <Link to="/signup" onClick={onFollow}>
                {translate('signUp')}
              </Link>
            </Button>
            <Button asChild size="large" variant="secondary">
              <Link to="/login" onClick={onFollow}>
                {translate('login')}
              </Link>
            </Button>
          </div>
        </WhenSignedOut>
      </div>
    </Sheet>
  );
}
