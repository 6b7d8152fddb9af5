import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { Ellipsis, Send, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuDivider } from '#ui/overlay/menu-divider.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import type { useOwnRecipeChanges } from './use-own-recipe-changes.ts';

interface Props {
  recipe: OwnRecipe;
  changes: ReturnType<typeof useOwnRecipeChanges>;
  /** Further items: the files to save. */
  fileItems: ReactNode;
}

const icon = 'size-5';

/** What can be done with one's own recipe: publication, files, deletion. */
export function OwnRecipeMenu({ recipe, changes, fileItems }: Props) {
  const t = useTranslations('recipe-writing.own');
  const [isConfirming, setIsConfirming] = useState(false);
  const isPublished = recipe.visibility === 'public';
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('moreNamed', { title: recipe.title })}
            icon={<Ellipsis aria-hidden="true" className={icon} />}
          />
        }
      >
        {recipe.visibility === 'private' ? (
          <MenuItem onSelect={changes.offer} icon={<Send aria-hidden="true" className={icon} />}>
            {t('offer')}
          </MenuItem>
        ) : (
          <MenuItem
            onSelect={isPublished ? () => setIsConfirming(true) : changes.withdraw}
            icon={<Undo2 aria-hidden="true" className={icon} />}
          >
            {isPublished ? t('takeBack') : t('withdraw')}
          </MenuItem>
        )}
        {fileItems}
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
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        onTakeBack={changes.withdraw}
      />
    </>
  );
}
