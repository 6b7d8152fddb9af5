import type { LargerPlates, PlateOffer } from '@pomona/contract/foods/larger-plates';
import type { Language } from '@pomona/contract/languages';
import type { Nutrition } from '@pomona/contract/recipes';
import type {
  PlateOffer as FoundOffer,
  LargerPlates as FoundPlates,
  Plate,
} from '@pomona/food/analysis/larger-plates';
import { presentNamed, rounded } from '../presenter.ts';

export function presentPlates(found: FoundPlates | null, language: Language): LargerPlates {
  return { offers: (found?.offers ?? []).map((offer) => presentOffer(offer, language)) };
}

function presentOffer({ size, more, withSide }: FoundOffer, language: Language): PlateOffer {
  return {
    size,
    more: more && { ...presentPlate(more), servings: rounded(more.servings) },
    with_side: withSide.map(({ food, grams, weighed, ...plate }) => ({
      ...presentPlate(plate),
      food: presentNamed(food, language),
      ...{ grams, weighed },
    })),
  };
}

function presentPlate({ analysis, lost }: Plate) {
  const { nutrition, glycemicLoad, labels, allergens } = analysis;
  const known: Nutrition = {};
  for (const [key, figure] of Object.entries(nutrition))
    known[key as Exclude<keyof Nutrition, 'left_out'>] = rounded(figure.value);
  if (glycemicLoad.value !== null) known.glycemic_load = rounded(glycemicLoad.value);
  return {
    nutrition: known,
    diet_types: labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : [])),
    lost_labels: lost,
    allergen_details: allergens.detailed,
    may_contain: allergens.mayContain,
  };
}
