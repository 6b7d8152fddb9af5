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

interface Rule {
  bit: number;
  fails(prepared: PreparedCard): boolean;
}

/** The rules of a selection (LIST-10, LIST-16). Without a person, what asks for one fails nothing. */
export function judgeOf(selection: Selection, person: Person | null): Judge {
  const rules = [
    ...choiceRules(selection),
    ...limitRules(selection),
    ...(person ? personRules(selection, person) : []),
  ];
  return (prepared) => {
    let failed = 0;
    for (const { bit, fails } of rules) if (fails(prepared)) failed |= bit;
    return failed;
  };
}

function choiceRules({ diets, isEveryDiet, meal, cuisine, avoid }: Selection): Rule[] {
  const rules: Rule[] = [];
  const chosen = dietMask(diets);
  const avoided = avoidedMask(avoid);
  const hasDiets = isEveryDiet
    ? (has: number) => (has & chosen) === chosen
    : (has: number) => (has & chosen) !== 0;
  if (chosen !== 0)
    rules.push({ bit: failure.diets, fails: (prepared) => !hasDiets(prepared.diets) });
  if (meal !== null)
    rules.push({ bit: failure.meal, fails: ({ card }) => card.meal_type !== meal });
  if (cuisine !== null)
    rules.push({ bit: failure.cuisine, fails: ({ card }) => card.cuisine !== cuisine });
  if (avoided !== 0)
    rules.push({ bit: failure.avoid, fails: ({ allergens }) => (allergens & avoided) !== 0 });
  return rules;
}

/** What is unknown is not known to be low. */
function limitRules({ maxMinutes, maxCalories, maxLoad }: Selection): Rule[] {
  const rules: Rule[] = [];
  if (maxMinutes !== null)
    rules.push({ bit: failure.minutes, fails: ({ minutes }) => minutes > maxMinutes });
  if (maxCalories !== null)
    rules.push({ bit: failure.calories, fails: (prepared) => caloriesOf(prepared) > maxCalories });
  if (maxLoad !== null)
    rules.push({ bit: failure.load, fails: (prepared) => loadOf(prepared) > maxLoad });
  return rules;
}

function personRules({ isFavourite, fitsMe }: Selection, person: Person): Rule[] {
  const rules: Rule[] = [];
  const favourites = new Set(person.favourites);
  if (isFavourite)
    rules.push({ bit: failure.favourite, fails: ({ card }) => !favourites.has(card.id) });
  const fits = fitsPerson(person);
  if (fitsMe) rules.push({ bit: failure.fits, fails: (prepared) => !fits(prepared) });
  return rules;
}

/** Whether a card has all diets of a person and nothing that the person avoids. */
export function fitsPerson(person: Person | null): (prepared: PreparedCard) => boolean {
  const own = dietMask(person?.diets ?? []);
  const avoided = avoidedMask(person?.avoid ?? []);
  return ({ diets, allergens }) => (diets & own) === own && (allergens & avoided) === 0;
}

export const caloriesOf = ({ card }: PreparedCard) => card.nutrition.calories ?? Infinity;

export const loadOf = ({ card }: PreparedCard) => card.nutrition.glycemic_load ?? Infinity;
