import { issueResetLink } from '@pomona/contract/accounts/recovery';
import { type AdminUser, changeUser, deleteUser, restoreUser } from '@pomona/contract/admin/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';

export const userActs = [
  'makeAdmin',
  'removeAdmin',
  'disable',
  'enable',
  'delete',
  'restore',
] as const;
export type UserAct = (typeof userActs)[number];

const bodies = {
  makeAdmin: { is_admin: true },
  removeAdmin: { is_admin: false },
  disable: { is_disabled: true },
  enable: { is_disabled: false },
} as const;

/** What administrators do with an account (ADMIN-08); the lists are read again afterwards. */
export function useUserChanges({ id }: Pick<AdminUser, 'id'>) {
  const t = useTranslations('admin.users');
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { id };

  function perform(act: UserAct): Promise<AdminUser> {
    if (act === 'delete') return api.call(deleteUser, { params });
    if (act === 'restore') return api.call(restoreUser, { params });
    return api.call(changeUser, { params, body: bodies[act] });
  }

  const change = useMutation({
    mutationFn: perform,
    onSuccess: () => showToast({ tone: 'success', title: t('updated') }),
    onError: (error) =>
      showFailure(error, { title: t('updateFailed'), unreachable: t('unreachable') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own', 'admin'] }),
  });
  const link = useMutation({
    mutationFn: () => api.call(issueResetLink, { params }),
    onError: (error) =>
      showFailure(error, { title: t('linkFailed'), unreachable: t('unreachable') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['own', 'admin', 'audit'] }),
  });
  return { change, link };
}
