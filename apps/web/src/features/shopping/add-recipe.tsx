import type { Recipe } from '@pomona/contract/recipes';
import { isHeading } from '@pomona/food/lines/text-cleanup';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { useAddRecipe } from './use-add-recipe.ts';

export interface AddRecipeProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'ingredients'>;
  servings: number;
  units: UnitSystem | null;
  /** Indices of the lines that are ticked off: at hand already. */
  ticked: ReadonlySet<number>;
}

/**
 * "Add to Shopping List": all ingredients, or those that are not ticked off (DETAIL-06). Headings among them are no lines
 * to buy.
 */
export function AddRecipe({ recipe, servings, units, ticked }: AddRecipeProps) {
  const t = useTranslations('shopping.recipe');
  const { add, isPending } = useAddRecipe();
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
