import {
  type ExportFormat,
  exportAllRecipes,
  exportOwnRecipes,
  exportRecipe,
} from '@pomona/contract/recipe-exchange';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDownload } from '#platform/api/download.ts';
import { showFailure } from '#product/show-failure.ts';

/** Saves what everybody sees as one archive, for administrators (ADMIN-12). */
export function useExportOfAll() {
  const download = useDownload();
  const onError = useExportFailure();
  return useMutation({
    mutationFn: (format: ExportFormat) => download(exportAllRecipes, { query: { format } }),
    onError,
  });
}

/** Saves a recipe as a file (FOOD-05). */
export function useRecipeExport(id: string) {
  const download = useDownload();
  const onError = useExportFailure();
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      download(exportRecipe, { params: { id }, query: { format } }),
    onError,
  });
}

/** Saves all of the member's own recipes as one archive (FOOD-05). */
export function useArchiveExport() {
  const download = useDownload();
  const onError = useExportFailure();
  return useMutation({ mutationFn: () => download(exportOwnRecipes, {}), onError });
}

function useExportFailure() {
  const t = useTranslations('recipe-exchange');
  return (error: Error) =>
    showFailure(error, {
      title: t('failed'),
      refused: t('failedText'),
      unreachable: t('unreachable'),
    });
}
