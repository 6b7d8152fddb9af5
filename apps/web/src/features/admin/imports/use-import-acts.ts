import {
  discardRecipeImport,
  type ImportDefaults,
  type RecipeImport,
  readImportReport,
  saveRecipeImport,
  stopRecipeImport,
} from '@pomona/contract/admin/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDownload } from '#platform/api/download.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import type { Choice } from './choice.ts';
import { importKey, rowsKey } from './queries.ts';

/** What can be done with an import that was read. */
export function useImportActs({ id }: Pick<RecipeImport, 'id'>) {
  const t = useTranslations('admin-imports');
  const api = useApi();
  const download = useDownload();
  const queryClient = useQueryClient();
  const params = { id };
  const show = (next: RecipeImport | null) => queryClient.setQueryData(importKey, next);
  const failing = (title: string) => (error: Error) => {
    showFailure(error, { title, unreachable: t('unreachable') });
    void queryClient.invalidateQueries({ queryKey: importKey });
  };

  const save = useMutation({
    mutationFn: ({ choice, defaults }: { choice: Choice; defaults: ImportDefaults }) =>
      api.call(saveRecipeImport, {
        params,
        body: {
          states: [...choice.states],
          exceptions: [...choice.exceptions.keys()],
          defaults,
        },
      }),
    onSuccess: show,
    onError: failing(t('save.failed')),
  });
  const stop = useMutation({
    mutationFn: () => api.call(stopRecipeImport, { params, body: {} }),
    onSuccess: show,
    onError: failing(t('stopFailed')),
  });
  const discard = useMutation({
    mutationFn: () => api.call(discardRecipeImport, { params }),
    onSuccess: () => {
      show(null);
      // The figures above count own recipes too; the rows of this import are gone.
      void queryClient.cancelQueries({ queryKey: rowsKey });
      void queryClient.invalidateQueries({
        queryKey: ['own'],
        predicate: ({ queryKey }) => !rowsKey.every((part, index) => queryKey[index] === part),
      });
    },
    onError: failing(t('discard.failed')),
  });
  const report = useMutation({
    mutationFn: (format: 'csv' | 'json') =>
      download(readImportReport, { params, query: { format } }),
    onError: failing(t('report.failed')),
  });
  return { save, stop, discard, report };
}

export type ImportActs = ReturnType<typeof useImportActs>;
