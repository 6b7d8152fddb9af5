import type { AdminRecipe } from '@pomona/contract/admin/recipes';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { actsFor, type RecipeAct } from './acts.ts';

interface Props {
  /** Those that are ticked. */
  chosen: readonly AdminRecipe[];
  /** Of those that are shown. */
  total: number;
  hasRead: (recipe: AdminRecipe) => boolean;
  isPending: boolean;
  onAll: (isAll: boolean) => void;
  onAct: (act: RecipeAct) => void;
}

const order: readonly RecipeAct[] = ['publish', 'restore', 'unpublish', 'delete'];

/** Ticks all, and does something with all that are ticked: with those of them that it can be done with. */
export function SelectionBar({ chosen, total, hasRead, isPending, onAll, onAct }: Props) {
  const t = useTranslations('admin-recipes');
  const countOf = (act: RecipeAct) =>
    chosen.filter((recipe) => actsFor(recipe, hasRead(recipe)).includes(act)).length;
  const isUnread = chosen.some(
    (recipe) => recipe.visibility === 'offered' && recipe.deleted_at === null && !hasRead(recipe),
  );
  return (
    <fieldset className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b pb-1">
      <legend className="sr-only">{t('selection.label')}</legend>
      <CheckboxField
        label={
          chosen.length === 0 ? t('selection.all') : t('selection.count', { count: chosen.length })
        }
        checked={chosen.length === total}
        onChange={(event) => onAll(event.target.checked)}
      />
      {order.map((act) => {
        const count = countOf(act);
        return (
          count > 0 && (
            <Button
              key={act}
              size="small"
              variant={act === 'delete' ? 'danger' : 'secondary'}
              loading={isPending}
              onClick={() => onAct(act)}
            >
              {t('selection.act', { act: t(`acts.${act}.label`), count })}
            </Button>
          )
        );
      })}
      {isUnread && <p className="text-muted text-sm">{t('selection.unread')}</p>}
    </fieldset>
  );
}
