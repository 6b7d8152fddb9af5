import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { pictureOf } from '#features/recipes/picture-of.ts';
import { lazyWithRetry } from '#platform/delivery/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useOwnRecipeChanges } from './use-own-recipe-changes.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

const loadMenu = async () => (await import('./own-recipe-menu.tsx')).OwnRecipeMenu;
const OwnRecipeMenu = lazyWithRetry(loadMenu);

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
            <Pencil aria-hidden="true" className="size-4" />
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

/** The button of the menu, whose code comes when somebody reaches for it. */
function Actions({ recipe, changes }: ActionsProps) {
  const t = useTranslations('profile.own');
  const [isAsked, setIsAsked] = useState(false);
  const ahead = () => void loadMenu().catch(() => undefined);
  const look = {
    label: t('moreNamed', { title: recipe.title }),
    icon: <Ellipsis aria-hidden="true" className="size-5" />,
  };
  const waiting = (
    <IconButton
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsAsked(true)}
      onPointerEnter={ahead}
      onFocus={ahead}
    />
  );
  if (!isAsked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OwnRecipeMenu recipe={recipe} changes={changes} trigger={<IconButton {...look} />} />
    </Suspense>
  );
}
