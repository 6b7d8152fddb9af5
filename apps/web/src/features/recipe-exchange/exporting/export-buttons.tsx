import type { ExportFormat } from '@pomona/contract/recipe-exchange';
import type { Recipe } from '@pomona/contract/recipes';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CopyTextButton } from '#features/recipes/detail/copy-text-button.tsx';
import { Button } from '#ui/button.tsx';
import { useRecipeExport } from './use-export.ts';

interface Props {
  recipe: Recipe;
  /** For how many the dish is cooked now. */
  servings: number;
}

const formats = [
  { format: 'json-ld', label: 'asJsonLd' },
  { format: 'cooklang', label: 'asCooklang' },
] as const satisfies readonly { format: ExportFormat; label: string }[];

/** The recipe as text, and as a file for other programs (SHARE-01, FOOD-05). */
export function ExportButtons({ recipe, servings }: Props) {
  const t = useTranslations('exporting');
  const saving = useRecipeExport(recipe.id);
  return (
    <p className="-mx-3.5 flex flex-wrap gap-x-1 gap-y-2">
      <CopyTextButton recipe={recipe} servings={servings} />
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="quiet"
          size="small"
          loading={saving.isPending && saving.variables === format}
          onClick={() => saving.mutate(format)}
          icon={<Download aria-hidden="true" className="size-4" />}
        >
          {t(label)}
        </Button>
      ))}
    </p>
  );
}
