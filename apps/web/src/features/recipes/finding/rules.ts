import { allergenMask, labelMask } from '@pomona/contract/recipe-facets';
import { filtersOf, fitsPerson, type Judged } from '@pomona/contract/recipe-search/judging';
import { traitMask } from '@pomona/contract/recipe-search/trait-choice';
import type { RecipeCard } from '@pomona/contract/recipes';
import { totalMinutes } from '@pomona/contract/recipes/total-time';
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
export interface PreparedCard extends Judged {
  card: RecipeCard;
  /** Among the cards as they came. */
  position: number;
  /** Title, description, ingredients and tags, folded; one text, so that a search is one pass. */
  searchable: string;
  /** `titleOrder` of what is shown and of the original. */
  title: string;
  originalTitle: string;
}

export function preparedCard(card: RecipeCard, position: number): PreparedCard {
  return {
    card,
    position,
    id: card.id,
    searchable: searchableText({ ...card, originalTitle: card.original?.title }),
    title: titleOrder(card.title),
    originalTitle: titleOrder(card.original?.title ?? card.title),
    diets: labelMask(card),
    allergens: allergenMask([...card.allergen_details, ...card.may_contain]),
    meal: card.meal_type,
    cuisine: card.cuisine,
    minutes: totalMinutes(card),
    calories: card.nutrition.calories ?? Number.POSITIVE_INFINITY,
    load: card.nutrition.glycemic_load ?? Number.POSITIVE_INFINITY,
    traits: traitMask(card.traits),
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
  traits: 512,
} as const;
export type FailedBy = keyof typeof failure;

/** Tells by which filters a card fails, as bits; 0 for a card that stays. */
export type Judge = (prepared: PreparedCard) => number;

interface Rule {
  fails: FailedBy;
  passes(prepared: PreparedCard): boolean;
}

/** The rules of a selection (LIST-10, LIST-16). Without a person, what asks for one fails nothing. */
export function rulesOf(selection: Selection, person: Person | null): Rule[] {
  return [...filtersOf(selection), ...(person ? personRules(selection, person) : [])];
}

export function judgeOf(selection: Selection, person: Person | null): Judge {
  const rules = rulesOf(selection, person);
  return (prepared) => {
    let failed = 0;
    for (const { fails, passes } of rules) if (!passes(prepared)) failed |= failure[fails];
    return failed;
  };
}

function personRules({ isFavourite, fitsMe, withLikely }: Selection, person: Person): Rule[] {
  const rules: Rule[] = [];
  const favourites = new Set(person.favourites);
  if (isFavourite) rules.push({ fails: 'favourite', passes: ({ id }) => favourites.has(id) });
  if (fitsMe) rules.push({ fails: 'fits', passes: fitsPerson(person, withLikely) });
  return rules;
}
