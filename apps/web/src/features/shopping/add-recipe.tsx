import type { Recipe } from '@pomona/contract/recipes';
import { isHeading } from '@pomona/food/lines/text-cleanup';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { ListChecks, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useAddRecipe } from './use-add-recipe.ts';

const ChooseLines = lazyPart(async () => (await import('./adding/choose-lines.tsx')).ChooseLines);

export interface AddRecipeProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'ingredients' | 'language'>;
  /** The ingredient lines as they are shown. */
  lines: readonly string[];
  servings: number;
  units: UnitSystem | null;
  /** Indices of the lines that are ticked off: at hand already. */
  ticked: ReadonlySet<number>;
}

/**
 * "Add to Shopping List": all ingredients, or those that are not ticked off (DETAIL-06). Headings among them are no lines
 * to buy.
 */
export function AddRecipe({ recipe, lines, servings, units, ticked }: AddRecipeProps) {
  const t = useTranslations('shopping.recipe');
  const choose = useTranslations('shopping.choose');
  const { add, isPending } = useAddRecipe();
  const [isChoosing, setChoosing] = useState(false);
  const [isAll, setAll] = useState(false);
  const [skipsStaples, setSkipsStaples] = useState(true);
  const positions = recipe.ingredients.flatMap((line, position) =>
    isHeading(line.trim()) ? [] : position,
  );
  const unticked = positions.filter((position) => !ticked.has(position));
  const hasChoice = unticked.length < positions.length;
  const only = hasChoice && !isAll ? unticked : null;
  return (
    <div>
      <Button
        variant="secondary"
        className="w-full"
        loading={isPending}
        onClick={() =>
          add({ id: recipe.id, title: recipe.title, servings, only, units, skipsStaples })
        }
        icon={<ShoppingBasket aria-hidden="true" className="size-5" />}
      >
        {t('add')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="mt-1 w-full"
        disabled={isPending}
        onClick={() => setChoosing(true)}
        icon={<ListChecks aria-hidden="true" className="size-4.5" />}
      >
        {choose('open')}
      </Button>
      {isChoosing && (
        <ChooseLines
          title={recipe.title}
          language={recipe.language}
          lines={positions.map((position) => {
            const written = recipe.ingredients[position] ?? '';
            return { position, written, shown: lines[position] ?? written };
          })}
          ticked={ticked}
          onAdd={(chosen) =>
            add({
              ...{ id: recipe.id, title: recipe.title, servings, units },
              only: chosen.length === positions.length ? null : chosen,
              skipsStaples: false,
            })
          }
          onClose={() => setChoosing(false)}
        />
      )}
      <div className="mt-1 flex flex-wrap gap-x-6 text-sm">
        {hasChoice && (
          <CheckboxField
            label={t('onlyUnticked', { count: unticked.length })}
            checked={!isAll}
            onChange={(event) => setAll(!event.target.checked)}
          />
        )}
        <CheckboxField
          label={t('skipStaples')}
          checked={skipsStaples}
          onChange={(event) => setSkipsStaples(event.target.checked)}
        />
      </div>
    </div>
  );
}
