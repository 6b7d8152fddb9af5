import { storageKeys } from '@pomona/contract/constants';
import type { DietType } from '@pomona/food/labels/diets';
import { readStored, writeStored } from '#platform/storage/storage.ts';
import type { Selection } from '../selection.ts';

/** One dish without them is one too many. */
const strictDiets: readonly DietType[] = ['Gluten-Free', 'Vegetarian', 'Vegan'];

export const strictOf = (diets: readonly DietType[]): readonly DietType[] =>
  diets.filter((diet) => strictDiets.includes(diet));

const isStrict = (diets: readonly DietType[]) => strictOf(diets).length > 0;
export const isMatched = (diets: readonly DietType[]) => diets.length > 1;

const keyOf = (diets: readonly DietType[]) =>
  isStrict(diets) ? storageKeys.strictDietMatch : storageKeys.dietMatch;

/** What was chosen last for such diets; of strict ones every one, until somebody chooses otherwise. */
const isEveryByDefault = (diets: readonly DietType[]): boolean =>
  (readStored(keyOf(diets)) ?? (isStrict(diets) ? 'all' : 'any')) === 'all';

/** The selection with other diets. The second diet decides whether each must hold, as does the first strict one. */
export function withDiets(selection: Selection, diets: readonly DietType[]): Selection {
  const { diets: before, isEveryDiet } = selection;
  if (!isMatched(diets))
    return { ...selection, diets, isEveryDiet: isEveryDiet && !isMatched(before) };
  const isNew = !isMatched(before) || (isStrict(diets) && !isStrict(before));
  return { ...selection, diets, isEveryDiet: isEveryDiet || (isNew && isEveryByDefault(diets)) };
}

/** The selection as somebody chose it, which this browser remembers. */
export function withMatch(selection: Selection, isEveryDiet: boolean): Selection {
  writeStored(keyOf(selection.diets), isEveryDiet ? 'all' : 'any');
  return { ...selection, isEveryDiet };
}

const none: readonly DietType[] = [];

/** Of which diets a dish may miss one: none where it must have all. */
export const missableDiets = ({ diets, isEveryDiet }: Selection): readonly DietType[] =>
  isMatched(diets) && !isEveryDiet ? diets : none;
