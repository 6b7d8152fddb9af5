import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { Download, Send, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRecipeExport } from '#features/recipe-exchange/exporting/use-export.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuDivider, MenuItem } from '#ui/overlay/menu-item.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import type { useOwnRecipeChanges } from './use-own-recipe-changes.ts';

interface Props {
  recipe: OwnRecipe;
  changes: ReturnType<typeof useOwnRecipeChanges>;
  /** The button that opens it. */
  trigger: ReactNode;
}

const icon = 'size-5';

/** What can be done with one's own recipe: publication, files, deletion. Open when it first appears. */
export function OwnRecipeMenu({ recipe, changes, trigger }: Props) {
  const t = useTranslations('profile.own');
  const files = useTranslations('exporting');
  const saving = useRecipeExport(recipe.id);
  const [isAsking, setIsAsking] = useState(false);
  const isPublished = recipe.visibility === 'public';
  return (
    <>
      <Menu defaultOpen trigger={trigger}>
        {recipe.visibility === 'private' ? (
          <MenuItem onSelect={changes.offer} icon={<Send aria-hidden="true" className={icon} />}>
            {t('offer')}
          </MenuItem>
        ) : (
          <MenuItem
            onSelect={isPublished ? () => setIsAsking(true) : changes.withdraw}
            icon={<Undo2 aria-hidden="true" className={icon} />}
          >
            {isPublished ? t('takeBack') : t('withdraw')}
          </MenuItem>
        )}
        <MenuItem
          onSelect={() => saving.mutate('json-ld')}
          icon={<Download aria-hidden="true" className={icon} />}
        >
          {files('asJsonLd')}
        </MenuItem>
        <MenuItem
          onSelect={() => saving.mutate('cooklang')}
          icon={<Download aria-hidden="true" className={icon} />}
        >
          {files('asCooklang')}
        </MenuItem>
        <MenuDivider />
        <MenuItem
          tone="danger"
          onSelect={() => changes.remove()}
          icon={<Trash2 aria-hidden="true" className={icon} />}
        >
          {t('delete')}
        </MenuItem>
      </Menu>
      <TakeBackDialog
        recipe={recipe}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onTakeBack={changes.withdraw}
      />
    </>
  );
}
