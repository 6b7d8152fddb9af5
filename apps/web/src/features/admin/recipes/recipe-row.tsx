import type { AdminRecipe } from '@pomona/contract/admin/recipes';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical, Pencil, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { pictureOf } from '#product/picture-of.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { Picture } from '#ui/picture.tsx';
import { actsFor, type RecipeAct } from './acts.ts';

interface Props {
  recipe: AdminRecipe;
  hasRead: boolean;
  isSelected: boolean;
  isPending: boolean;
  onSelect: (isSelected: boolean) => void;
  onAct: (act: RecipeAct) => void;
}

/** One recipe: whose it is, when it was changed, and what can be done with it. */
export function RecipeRow(props: Props) {
  const { recipe, isSelected, onSelect } = props;
  const t = useTranslations('admin-recipes.row');
  const { id, title } = recipe;
  return (
    <li className="grid grid-cols-[auto_4.5rem_1fr] items-center gap-x-3 gap-y-2 border-hairline border-b py-3 last:border-b-0 sm:grid-cols-[auto_5.5rem_1fr_auto]">
      <label className="wide-target grid size-8 place-items-center">
        <span className="sr-only">{t('select', { title })}</span>
        <input
          type="checkbox"
          className="size-5 accent-leaf"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      <Picture
        picture={pictureOf(recipe)}
        sizes="88px"
        className={classes('aspect-4/3 rounded-control', recipe.deleted_at && 'opacity-60')}
      />
      <div className="min-w-0">
        <h3 className="hyphenate font-semibold leading-snug">
          {recipe.deleted_at === null ? (
            <Link
              to="/recipes/$id"
              params={{ id }}
              className="text-ink no-underline hover:text-leaf hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <Facts recipe={recipe} />
      </div>
      <Acts {...props} />
    </li>
  );
}

function Facts({ recipe }: { recipe: AdminRecipe }) {
  const t = useTranslations('admin-recipes.row');
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' });
  const { owner_id: ownerId, deleted_at: deletedAt, kept_until: keptUntil } = recipe;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-muted text-sm tabular-nums">
      <span className={classes(ownerId !== null && 'font-semibold text-sky')}>
        {ownerId === null ? t('catalogue') : t('member', { name: recipe.author })}
      </span>
      {deletedAt !== null && keptUntil !== null ? (
        <span>{t('deleted', { deleted: day(deletedAt), until: day(keptUntil) })}</span>
      ) : (
        <span>{t('changed', { date: day(recipe.updated_at) })}</span>
      )}
      {recipe.review_count > 0 && (
        <span>
          {t('rating', {
            rating: format.number(recipe.rating, { maximumFractionDigits: 1 }),
            count: recipe.review_count,
          })}
        </span>
      )}
    </p>
  );
}

function Acts({ recipe, hasRead, isPending, onAct }: Props) {
  const t = useTranslations('admin-recipes');
  const { id, title } = recipe;
  const acts = actsFor(recipe, hasRead);
  const isPublic = recipe.deleted_at === null && recipe.visibility === 'public';
  const direct = acts.filter((act) => act === 'restore' || act === 'publish');
  return (
    <div className="col-span-3 flex flex-wrap items-center justify-end gap-2 sm:col-span-1">
      {recipe.visibility === 'offered' && !hasRead && recipe.deleted_at === null && (
        <Button asChild variant="secondary" size="small">
          <Link to="/recipes/$id" params={{ id }} aria-label={t('row.readNamed', { title })}>
            {t('row.read')}
          </Link>
        </Button>
      )}
      {direct.map((act) => (
        <Button
          key={act}
          variant="secondary"
          size="small"
          disabled={isPending}
          aria-label={t('row.actNamed', { act: t(`acts.${act}.label`), title })}
          icon={act === 'restore' ? <Undo2 aria-hidden="true" className="size-4" /> : undefined}
          onClick={() => onAct(act)}
        >
          {t(`acts.${act}.label`)}
        </Button>
      ))}
      {isPublic && (
        <>
          <Button asChild variant="secondary" size="small">
            <Link
              to="/admin/recipes/$id/edit"
              params={{ id }}
              aria-label={t('row.editNamed', { title })}
            >
              <Pencil aria-hidden="true" className="size-4" />
              {t('row.edit')}
            </Link>
          </Button>
          <RowMenu recipe={recipe} acts={acts} onAct={onAct} />
        </>
      )}
    </div>
  );
}

interface RowMenuProps extends Pick<Props, 'recipe' | 'onAct'> {
  acts: readonly RecipeAct[];
}

function RowMenu({ recipe: { id, title }, acts, onAct }: RowMenuProps) {
  const t = useTranslations('admin-recipes');
  return (
    <Menu trigger={<IconButton label={t('row.menu', { title })} icon={<EllipsisVertical />} />}>
      <MenuItem asChild>
        <Link to="/admin/recipes/$id/versions" params={{ id }}>
          {t('row.versions')}
        </Link>
      </MenuItem>
      {acts.map((act) => (
        <MenuItem
          key={act}
          tone={act === 'delete' ? 'danger' : 'plain'}
          onSelect={() => onAct(act)}
        >
          {t(`acts.${act}.label`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
