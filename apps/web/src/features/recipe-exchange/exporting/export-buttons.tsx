import type { Recipe } from '@pomona/contract/recipes';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CopyTextButton } from './copy-text-button.tsx';
import { exportFormats } from './export-formats.ts';
import { useRecipeExport } from './use-export.ts';

interface Props {
  recipe: Recipe;
  /** For how many the dish is cooked now. */
  servings: number;
  /** The ingredient lines as they are shown. */
  lines: readonly string[];
}

/** The recipe as text, and as a file for other programs (SHARE-01, FOOD-05). */
export function ExportButtons({ recipe, servings, lines }: Props) {
  const t = useTranslations('recipe-exchange');
  const saving = useRecipeExport(recipe.id);
  return (
    <p className="-mx-3.5 flex flex-wrap gap-x-1 gap-y-2">
      <CopyTextButton recipe={recipe} servings={servings} lines={lines} />
      {exportFormats.map(({ format, label }) => (
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
