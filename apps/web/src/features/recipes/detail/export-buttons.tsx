import type { ExportFormat } from '@pomona/contract/recipe-import';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTexts } from '#platform/use-texts.ts';
import { Button } from '#ui/button.tsx';
import { useRecipeExport } from '../own/use-export.ts';

/** The recipe as a file, for other programs (FOOD-05). */
export function ExportButtons({ recipeId }: { recipeId: string }) {
  // The server draws without these texts, and so does the browser at first.
  return useTexts('exporting') && <Buttons recipeId={recipeId} />;
}

const formats = [
  { format: 'json-ld', label: 'asJsonLd' },
  { format: 'cooklang', label: 'asCooklang' },
] as const satisfies readonly { format: ExportFormat; label: string }[];

function Buttons({ recipeId }: { recipeId: string }) {
  const t = useTranslations('exporting');
  const saving = useRecipeExport(recipeId);
  return (
    <p className="-mx-3.5 flex flex-wrap gap-x-1 gap-y-2">
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="quiet"
          size="small"
          loading={saving.isPending && saving.variables === format}
          onClick={() => saving.mutate(format)}
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-4" />}
        >
          {t(label)}
        </Button>
      ))}
    </p>
  );
}
