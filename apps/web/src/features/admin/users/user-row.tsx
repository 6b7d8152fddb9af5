import type { AdminUser } from '@pomona/contract/admin/users';
import { useFormatter, useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { UserMenu } from './user-menu.tsx';

interface Props {
  user: AdminUser;
  isSelf: boolean;
}

const badge = 'rounded-full border px-2 py-0.5 font-semibold text-xs';

/** Name, e-mail, role and state of an account, and what can be done with it. */
export function UserRow({ user, isSelf }: Props) {
  const t = useTranslations('admin.users');
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' });
  return (
    <li className="flex items-center gap-3 border-hairline border-b py-3 last:border-b-0">
      <Avatar name={user.name} src={user.avatar} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{user.name}</span>
          <span
            className={classes(
              badge,
              user.is_admin ? 'border-leaf bg-leaf-soft text-leaf' : 'border-hairline text-muted',
            )}
          >
            {user.is_admin ? t('admin') : t('user')}
          </span>
          {user.is_disabled && (
            <span className={classes(badge, 'border-berry text-berry')}>{t('disabled')}</span>
          )}
          {user.is_demo && (
            <span className={classes(badge, 'border-hairline text-muted')}>{t('demo')}</span>
          )}
        </p>
        <p className="break-words text-muted text-sm">{user.email}</p>
        <p className="text-muted text-sm">
          {user.erasure_at !== null
            ? t('erasure', { date: day(user.erasure_at) })
            : user.last_used_at === null
              ? t('since', { date: day(user.created_at) })
              : t('seen', { date: day(user.created_at), last: day(user.last_used_at) })}
        </p>
      </div>
      {!user.is_demo && <UserMenu user={user} isSelf={isSelf} />}
    </li>
  );
}
