import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { Link } from '@tanstack/react-router';
import { Download, Ellipsis, Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { MenuDivider, MenuItem } from '#ui/menu-item.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureOf } from '../picture-of.ts';
import { useRecipeExport } from './use-export.ts';
import { useOwnRecipeChanges } from './use-own-recipe-changes.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

interface Props {
  memberId: string;
  recipe: OwnRecipe;
}

/** One of the member's own recipes: who sees it, when it was changed last, and what can be done with it. */
export function OwnRecipeRow({ memberId, recipe }: Props) {
  const t = useTranslations('profile.own');
  const format = useFormatter();
  const changes = useOwnRecipeChanges(memberId, recipe);
  const changed = format.dateTime(new Date(recipe.updated_at), { dateStyle: 'medium' });
  return (
    <article
      aria-busy={changes.isPending || undefined}
      className="grid grid-cols-[6rem_1fr] items-start gap-x-4 gap-y-3 rounded-card border border-hairline bg-surface p-3 sm:grid-cols-[8rem_1fr_auto] sm:items-center"
    >
      <Picture
        picture={pictureOf(recipe)}
        sizes="(min-width: 40rem) 128px, 96px"
        className="aspect-4/3 rounded-control"
      />
      <div className="min-w-0">
        <h3 className="hyphenate font-display font-semibold text-lg leading-snug sm:text-xl">
          <Link
            to="/recipes/$id"
            params={{ id: recipe.id }}
            className="text-ink no-underline hover:text-leaf hover:underline"
          >
            {recipe.title}
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-sm">
          <VisibilityBadge visibility={recipe.visibility} />
          <span className="tabular-nums">{t('changed', { date: changed })}</span>
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-end gap-2 sm:col-span-1">
        <Button asChild variant="secondary" size="small">
          <Link
            to="/recipes/$id/edit"
            params={{ id: recipe.id }}
            aria-label={t('editNamed', { title: recipe.title })}
          >
            <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
            {t('edit')}
          </Link>
        </Button>
        <Actions recipe={recipe} changes={changes} />
      </div>
    </article>
  );
}

interface ActionsProps {
  recipe: OwnRecipe;
  changes: ReturnType<typeof useOwnRecipeChanges>;
}

const icon = 'size-5';

function Actions({ recipe, changes }: ActionsProps) {
  const t = useTranslations('profile.own');
  const files = useTranslations('exporting');
  const saving = useRecipeExport(recipe.id);
  const [isAsking, setIsAsking] = useState(false);
  const isPublished = recipe.visibility === 'public';
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('moreNamed', { title: recipe.title })}
            icon={<Ellipsis aria-hidden="true" strokeWidth={1.75} className={icon} />}
          />
        }
      >
        {recipe.visibility === 'private' ? (
          <MenuItem
            onSelect={changes.offer}
            icon={<Send aria-hidden="true" strokeWidth={1.75} className={icon} />}
          >
            {t('offer')}
          </MenuItem>
        ) : (
          <MenuItem
            onSelect={isPublished ? () => setIsAsking(true) : changes.withdraw}
            icon={<Undo2 aria-hidden="true" strokeWidth={1.75} className={icon} />}
          >
            {isPublished ? t('takeBack') : t('withdraw')}
          </MenuItem>
        )}
        <MenuItem
          onSelect={() => saving.mutate('json-ld')}
          icon={<Download aria-hidden="true" strokeWidth={1.75} className={icon} />}
        >
          {files('asJsonLd')}
        </MenuItem>
        <MenuItem
          onSelect={() => saving.mutate('cooklang')}
          icon={<Download aria-hidden="true" strokeWidth={1.75} className={icon} />}
        >
          {files('asCooklang')}
        </MenuItem>
        <MenuDivider />
        <MenuItem
          tone="danger"
          onSelect={() => changes.remove()}
          icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className={icon} />}
        >
          {t('delete')}
        </MenuItem>
      </Menu>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('takeBackTitle', { title: recipe.title })}
        description={t('takeBackText')}
        closeLabel={t('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('keepPublished')}
            </Button>
            <Button
              onClick={() => {
                setIsAsking(false);
                changes.withdraw();
              }}
            >
              {t('takeBack')}
            </Button>
          </>
        }
      />
    </>
  );
}
