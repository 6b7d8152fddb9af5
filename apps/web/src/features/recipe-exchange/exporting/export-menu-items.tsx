import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { exportFormats } from './export-formats.ts';
import { useRecipeExport } from './use-export.ts';

/** Items of a menu that save a recipe as a file (FOOD-05). */
export function ExportMenuItems({ recipeId }: { recipeId: string }) {
  const t = useTranslations('recipe-exchange');
  const saving = useRecipeExport(recipeId);
  return exportFormats.map(({ format, label }) => (
    <MenuItem
      key={format}
      onSelect={() => saving.mutate(format)}
      icon={<Download aria-hidden="true" className="size-5" />}
    >
      {t(label)}
    </MenuItem>
  ));
}
