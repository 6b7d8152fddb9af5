import {
  type AvoidableAllergen,
  finerAllergens,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';
import type { FacetCounts } from '../finding/facet-counts.ts';
import { Count } from './count.tsx';
import { type FilterChoice, toggled } from './filter-choice.ts';

interface Props extends FilterChoice {
  counts: FacetCounts | undefined;
}

/** The allergens to leave out: the six groups first, beneath them the finer ones of the EU's fourteen (REC-10). */
export function AvoidFilters({ selection, onChange, counts }: Props) {
  const t = useTranslations('recipe-list.filters');
  const names = useTranslations('recipes.allergen');
  const chipOf = (allergen: AvoidableAllergen) => (
    <Chip
      key={allergen}
      selected={selection.avoid.includes(allergen)}
      onClick={() => onChange({ ...selection, avoid: toggled(selection.avoid, allergen) })}
    >
      {names(allergen)}
      <Count>{counts?.avoid[allergen]}</Count>
    </Chip>
  );
  return (
    <fieldset>
      <legend className="font-semibold">{t('avoid')}</legend>
      <p className="mt-1 max-w-prose text-muted text-sm">{t('avoidNote')}</p>
      <div className="mt-3 flex flex-wrap gap-2">{profileAllergens.map(chipOf)}</div>
      <fieldset className="mt-4">
        <legend className="text-muted text-sm">{t('avoidFiner')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">{finerAllergens.map(chipOf)}</div>
      </fieldset>
    </fieldset>
  );
}
