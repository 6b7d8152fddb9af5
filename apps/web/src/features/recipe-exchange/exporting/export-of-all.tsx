import { FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { exportFormats } from './export-formats.ts';
import { useExportOfAll } from './use-export.ts';

/** Saves all recipes that everybody sees, for administrators (ADMIN-12). */
export function ExportOfAll() {
  const t = useTranslations('recipe-exchange');
  const saving = useExportOfAll();
  return (
    <Surface asChild className="mt-10">
      <section aria-labelledby="export-of-all">
        <h2 id="export-of-all" className="text-xl">
          {t('allHeading')}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{t('allText')}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          {exportFormats.map(({ format, label }) => (
            <Button
              key={format}
              variant="secondary"
              disabled={saving.isPending && saving.variables !== format}
              loading={saving.isPending && saving.variables === format}
              onClick={() => saving.mutate(format)}
              icon={<FileDown aria-hidden="true" className="size-5" />}
            >
              {t(label)}
            </Button>
          ))}
        </p>
        {saving.isPending && (
          <p role="status" className="mt-3 text-muted text-sm">
            {t('allWriting')}
          </p>
        )}
      </section>
    </Surface>
  );
}
