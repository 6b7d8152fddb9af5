import { FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useArchiveExport } from './use-export.ts';

/** Saves all of the member's own recipes as one archive (FOOD-05). */
export function ArchiveButton() {
  const t = useTranslations('recipe-exchange');
  const archive = useArchiveExport();
  return (
    <Button
      variant="quiet"
      className="-ml-5"
      loading={archive.isPending}
      onClick={() => archive.mutate()}
      icon={<FileDown aria-hidden="true" className="size-5" />}
    >
      {t('downloadAll')}
    </Button>
  );
}
