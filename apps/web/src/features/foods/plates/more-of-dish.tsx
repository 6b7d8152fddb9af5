import type { PlateOffer } from '@pomona/contract/foods/larger-plates';
import type { Recipe } from '@pomona/contract/recipes';
import { useFormatter, useTranslations } from 'use-intl';
import { startingServings } from '#product/starting-servings.ts';
import { Button } from '#ui/button.tsx';
import { LostLabels } from './lost-labels.tsx';
import { PlateFigures } from './plate-figures.tsx';

interface Props {
  recipe: Recipe;
  more: PlateOffer['more'];
  onServings: (servings: number) => void;
}

/** More of the dish itself on the plate, and how many servings to cook for that. */
export function MoreOfDish({ recipe, more, onServings }: Props) {
  const t = useTranslations('foods.plates');
  const format = useFormatter();
  const plates = startingServings(recipe);
  const toCook = Math.max(1, Math.round(plates * (more?.servings ?? 1)));
  return (
    <section>
      <h3 className="font-sans font-semibold text-base tracking-normal">{t('more')}</h3>
      {more === null ? (
        <p className="mt-2 text-sm">{t('tooMuch')}</p>
      ) : (
        <div className="mt-2 grid gap-3 rounded-card border border-hairline p-4">
          <p className="font-semibold">
            {t('servings', {
              servings: format.number(more.servings, { maximumFractionDigits: 1 }),
            })}
          </p>
          <PlateFigures nutrition={more.nutrition} />
          <LostLabels labels={more.lost_labels} />
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => onServings(toCook)}
          >
            {t('cook', { servings: toCook, plates })}
          </Button>
        </div>
      )}
    </section>
  );
}
