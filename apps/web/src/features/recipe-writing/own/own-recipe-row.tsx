import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { pictureOf } from '#product/picture-of.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { OwnRecipeMenu } from './own-recipe-menu.tsx';
import { useOwnRecipeChanges } from './use-own-recipe-changes.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

interface Props {
  memberId: string;
  recipe: OwnRecipe;
  /** Items of its menu that save it as a file. */
  fileItems: ReactNode;
}

/** One of the member's own recipes: who sees it, when it was changed last, and what can be done with it. */
export function OwnRecipeRow({ memberId, recipe, fileItems }: Props) {
  const t = useTranslations('recipe-writing.own');
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
            <Pencil aria-hidden="true" className="size-4" />
            {t('edit')}
          </Link>
        </Button>
        <OwnRecipeMenu recipe={recipe} changes={changes} fileItems={fileItems} />
      </div>
    </article>
  );
}
