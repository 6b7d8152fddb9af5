import { changeSettings, type SettingsReply } from '@pomona/contract/admin/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { installationQuery } from '#platform/api/installation.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { DraftChange } from './draft.ts';
import { siteSettingsQuery } from './queries.ts';

/** Saves only over what was read: after somebody else's change the form shows that first. */
export function useSaveSettings(onSaved: () => void) {
  const t = useTranslations('site-settings');
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = siteSettingsQuery(api);
  const mutation = useMutation({
    mutationFn: ({ change, revision }: { change: DraftChange; revision: number }) =>
      api.call(changeSettings, { body: { ...change, revision } }),
    onSuccess(saved: SettingsReply) {
      queryClient.setQueryData(queryKey, saved);
      onSaved();
      showToast({ tone: 'success', title: t('saved') });
      void queryClient.invalidateQueries({ queryKey: installationQuery(api).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['own', 'admin', 'audit'] });
    },
    async onError(error) {
      if (isOutdated(error)) await queryClient.invalidateQueries({ queryKey });
      else showFailure(error, { title: t('saveFailed'), unreachable: t('unreachable') });
    },
  });
  return { ...mutation, isOutdated: isOutdated(mutation.error) };
}

const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.code === 'settings_changed';
