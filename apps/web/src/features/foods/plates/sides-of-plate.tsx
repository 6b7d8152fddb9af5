import type { PlateWithSide } from '@pomona/contract/foods/larger-plates';
import type { Recipe } from '@pomona/contract/recipes';
import { choicesAmong } from '@pomona/food/foods/allergens';
import { useFormatter, useTranslations } from 'use-intl';
import { useSessionState } from '#platform/services.tsx';
import { LostLabels } from './lost-labels.tsx';
import { PlateFigures } from './plate-figures.tsx';

interface Props {
  recipe: Recipe;
  plates: readonly PlateWithSide[];
}

/** A serving of the dish with a simple side; none that brings what the member avoids. */
export function SidesOfPlate({ recipe, plates }: Props) {
  const t = useTranslations('foods.plates');
  const session = useSessionState();
  const avoided = session.status === 'signed-in' ? session.user.preferences.allergens : [];
  const brought = ({ allergen_details, may_contain }: PlateWithSide) =>
    [...allergen_details, ...may_contain].filter(
      (allergen) =>
        !recipe.allergen_details.includes(allergen) && !recipe.may_contain.includes(allergen),
    );
  const fitting = plates.filter((plate) => choicesAmong(avoided, brought(plate)).length === 0);
  const left = plates.length - fitting.length;
  return (
    <section>
      <h3 className="font-sans font-semibold text-base tracking-normal">{t('sides')}</h3>
      {fitting.length === 0 && <p className="mt-2 text-sm">{t('noSide')}</p>}
      <ul className="mt-2 divide-y divide-hairline border-hairline border-y empty:hidden">
        {fitting.map((plate) => (
          <li key={plate.food.key} className="grid gap-2 py-4">
            <SideName plate={plate} />
            <PlateFigures nutrition={plate.nutrition} />
            <LostLabels labels={plate.lost_labels} allergens={brought(plate)} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-2 text-muted text-sm">{t('leftOut', { count: left })}</p>}
    </section>
  );
}

function SideName({ plate: { food, grams, weighed } }: { plate: PlateWithSide }) {
  const t = useTranslations('foods.plates');
  const format = useFormatter();
  return (
    <p className="font-semibold">
      {t(`side.${weighed}`, { grams: format.number(grams), food: food.name })}
    </p>
  );
}
