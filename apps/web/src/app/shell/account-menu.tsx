import { Link, useNavigate } from '@tanstack/react-router';
import { LogOut, ScanSearch, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChooseNumberFree } from '#features/settings/use-choose-number-free.ts';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import type { Changes } from '#platform/offline/changes/change.ts';
import { useChangeQueue, useSession } from '#platform/services.tsx';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuDivider } from '#ui/overlay/menu-divider.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { MenuSwitch } from '#ui/overlay/menu-switch.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';

/** Who is signed in, the way to their profile, and the way out (NAV-04). */
export function AccountMenu({ trigger }: { trigger: ReactNode }) {
  const translate = useTranslations('shell');
  const session = useSession();
  const isNumberFree = useNumberFree();
  const chooseNumberFree = useChooseNumberFree();
  const navigate = useNavigate();

  const queue = useChangeQueue();
  const [unsent, setUnsent] = useState(0);

  function leave(memberId: string) {
    void queue.forgetMember(memberId);
    void session.signOut();
    void navigate({ to: '/' });
  }
  function askOrLeave(memberId: string) {
    const count = unsentOf(queue.state().changes, memberId);
    if (count === 0) leave(memberId);
    else setUnsent(count);
  }

  return (
    <WhenSignedIn>
      {({ id, name, email }) => (
        <>
          <Menu defaultOpen trigger={trigger} header={<Owner name={name} email={email} />}>
            <MenuItem asChild>
              <Link to="/profile">
                <UserRound aria-hidden="true" className="size-5" />
                {translate('profile')}
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to="/foods/analyse">
                <ScanSearch aria-hidden="true" className="size-5" />
                {translate('analyse')}
              </Link>
            </MenuItem>
            <MenuSwitch isOn={isNumberFree} onChange={(isOn) => void chooseNumberFree(isOn)}>
              {translate('numberFree')}
            </MenuSwitch>
            <MenuDivider />
            <MenuItem
              onSelect={() => askOrLeave(id)}
              icon={<LogOut aria-hidden="true" className="size-5" />}
            >
              {translate('logOut')}
            </MenuItem>
          </Menu>
          {unsent > 0 && (
            <UnsentDialog count={unsent} onLeave={() => leave(id)} onClose={() => setUnsent(0)} />
          )}
        </>
      )}
    </WhenSignedIn>
  );
}

const unsentOf = (changes: Changes, id: string) =>
  changes.filter(({ memberId, refusal }) => memberId === id && refusal === null).length;

function Owner({ name, email }: { name: string; email: string }) {
  return (
    <span className="grid max-w-64">
      <span className="truncate font-semibold">{name}</span>
      <span className="truncate text-muted text-sm">{email}</span>
    </span>
  );
}
