import type { AdminUser } from '@pomona/contract/admin/users';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { ResetLinkDialog } from './reset-link-dialog.tsx';
import { type UserAct, useUserChanges } from './use-user-changes.ts';
import { UserActDialog } from './user-act-dialog.tsx';

interface Props {
  user: AdminUser;
  /** Nobody disables or deletes themselves. */
  isSelf: boolean;
}

function actsFor({ user, isSelf }: Props): UserAct[] {
  if (user.erasure_at !== null) return ['restore'];
  const role: UserAct = user.is_admin ? 'removeAdmin' : 'makeAdmin';
  if (isSelf) return [role];
  return [role, user.is_disabled ? 'enable' : 'disable', 'delete'];
}

/** What can be done with an account. */
export function UserMenu({ user, isSelf }: Props) {
  const t = useTranslations('admin.users');
  const [openAct, setOpenAct] = useState<UserAct | null>(null);
  const { change, link } = useUserChanges(user);
  const canBeLinked = user.erasure_at === null && !user.is_disabled;
  return (
    <>
      <Menu
        trigger={<IconButton label={t('menu', { name: user.name })} icon={<EllipsisVertical />} />}
      >
        {actsFor({ user, isSelf }).map((act) => (
          <MenuItem
            key={act}
            tone={act === 'delete' ? 'danger' : 'plain'}
            onSelect={() => setOpenAct(act)}
          >
            {t(`acts.${act}.label`)}
          </MenuItem>
        ))}
        {canBeLinked && <MenuItem onSelect={() => link.mutate()}>{t('issueLink')}</MenuItem>}
      </Menu>
      {openAct !== null && (
        <UserActDialog
          act={openAct}
          name={user.name}
          isPending={change.isPending}
          onClose={() => setOpenAct(null)}
          onConfirm={() => change.mutate(openAct, { onSettled: () => setOpenAct(null) })}
        />
      )}
      {link.data !== undefined && (
        <ResetLinkDialog name={user.name} link={link.data} onClose={() => link.reset()} />
      )}
    </>
  );
}
