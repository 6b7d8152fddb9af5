import { allergenMask, avoidedMask, dietMask } from '@pomona/contract/recipe-facets';
import type { RecipeCard } from '@pomona/contract/recipes';
import { searchableText, titleOrder } from '@pomona/contract/search-text';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import type { Selection } from '../selection.ts';

/** What a member's account adds to a selection. */
export interface Person {
  favourites: readonly string[];
  diets: readonly DietType[];
  avoid: readonly AvoidableAllergen[];
}

/** A card made ready once, so that each keystroke only compares. */
export interface PreparedCard {
  card: RecipeCard;
  /** Among the cards as they came. */
  position: number;
  /** Title, description, ingredients and tags, folded; one text, so that a search is one pass. */
  searchable: string;
  title: string;
  /** `dietMask` of its labels. */
  diets: number;
  /** `allergenMask` of all that is or may be in it: filters are as strict as labels (REC-10). */
  allergens: number;
  minutes: number;
}

export function preparedCard(card: RecipeCard, position: number): PreparedCard {
  return {
    card,
    position,
    searchable: searchableText(card),
    title: titleOrder(card.title),
    diets: dietMask(card.diet_types),
    allergens: allergenMask([...card.allergen_details, ...card.may_contain]),
    minutes: card.prep_time + card.cook_time,
  };
}

/** What a card can fail by; each filter of the panel is one bit. */
export const failure = {
  diets: 1,
  meal: 2,
  cuisine: 4,
  avoid: 8,
  minutes: 16,
  calories: 32,
  load: 64,
  favourite: 128,
  fits: 256,
} as const;

/** Tells by which filters a card fails, as bits; 0 for a card that stays. */
export type Judge = (prepared: PreparedCard) => number;

/** The rules of a selection (LIST-10, LIST-16). Without a person, what asks for one fails nothing. */
export function judgeOf(selection: Selection, person: Person | null): Judge {
  const { isEveryDiet, meal, cuisine, maxMinutes, maxCalories, maxLoad } = selection;
  const diets = dietMask(selection.diets);
  const avoid = avoidedMask(selection.avoid);
  const favourites = selection.isFavourite && person ? new Set(person.favourites) : null;
  const ownDiets = selection.fitsMe && person ? dietMask(person.diets) : 0;
  const ownAvoid = selection.fitsMe && person ? avoidedMask(person.avoid) : 0;
  return ({ card, diets: has, allergens, minutes }) => {
    const shared = has & diets;
    let failed = 0;
    if (diets !== 0 && (isEveryDiet ? shared !== diets : shared === 0)) failed |= failure.diets;
    if (meal !== null && card.meal_type !== meal) failed |= failure.meal;
    if (cuisine !== null && card.cuisine !== cuisine) failed |= failure.cuisine;
    if ((allergens & avoid) !== 0) failed |= failure.avoid;
    if (maxMinutes !== null && minutes > maxMinutes) failed |= failure.minutes;
    // What is unknown is not known to be low.
    if (maxCalories !== null && !((card.nutrition.calories ?? Infinity) <= maxCalories))
      failed |= failure.calories;
    if (maxLoad !== null && !((card.nutrition.glycemic_load ?? Infinity) <= maxLoad))
      failed |= failure.load;
    if (favourites !== null && !favourites.has(card.id)) failed |= failure.favourite;
    if ((has & ownDiets) !== ownDiets || (allergens & ownAvoid) !== 0) failed |= failure.fits;
    return failed;
  };
}
