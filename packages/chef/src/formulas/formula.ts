import type { Cuisine, MealType } from '@pomona/food/labels/diets';
import type { Action, Cut, Slot, Technique } from '../dish.ts';
import type { AvailableFood } from '../search/available-food.ts';
import type { Cook } from './work/cook.ts';

/** A position of a formula that one or more foods fill. */
export interface FormulaSlot {
  /** Within its formula. */
  id: string;
  /** Of the lines that fill it. */
  part: Slot;
  /** Slots of the pantry that fit, the best first. */
  from: readonly Slot[];
  /** What else the food must be: an egg, a leaf, a flour. */
  fits?: (stock: AvailableFood) => boolean;
  /** Foods that the engine may add by itself, the best first; any fitting one where absent. */
  adds?: readonly string[];
  /** How it is cooked: a food needs one of these ways or a kin of it. Absent: it only seasons or is eaten as it is. */
  ways?: readonly Technique[];
  /** Eaten uncooked; with `ways` either. */
  isRaw?: true;
  /** The slot that is made for its foods, where others would take them as well. */
  isOwn?: true;
  /** Eaten uncooked wherever that is possible. */
  isRawFirst?: true;
  /** Kitchens in which the engine adds nothing here. */
  notIn?: readonly Cuisine[];
  /** Instead of how the food is usually cut. */
  cut?: Cut;
  /** Eaten with the hand: what can be is cut into sticks. */
  isDipped?: true;
  /** Meat and fish are cut up. */
  isInPieces?: true;
  /** Only for foods that the person gave. */
  isForGiven?: true;
  count: { min: number; usual: number; max: number };
  /** Eaten grams of a serving of all its foods together; their own usual amounts where absent. */
  grams?: number;
  /** Grows with the salad that it dresses. */
  isDressing?: true;
  /** Against the usual amount of each food. */
  share?: number;
}

export interface Formula {
  id: string;
  meals: readonly MealType[];
  /** Empty: at home everywhere. */
  cuisines: readonly Cuisine[];
  isSweet: boolean;
  slots: readonly FormulaSlot[];
  /** Slots whose foods the title names, in this order. */
  title: readonly string[];
  /** Foods that its name says already: tomato pasta. */
  isNamedAfter?: (stock: AvailableFood) => boolean;
  usesOven?: true;
  /** How much room it has for many given foods; 1 is usual, a soup has more. */
  room?: number;
  /** Waiting that needs no hands: chilling, soaking, resting. */
  restMinutes?: number;
  difficulty: 'easy' | 'medium' | 'hard';
  /** Foods for which it is a classic: given ones make it likelier, without any it is a detour. */
  typical?: (stock: AvailableFood) => boolean;
  /** Given together they are this dish before any other: rice and eggs. */
  hallmarks?: readonly ((stock: AvailableFood) => boolean)[];
  /** Hallmarks count only where there is this much time. */
  needsMinutes?: number;
  /** Less likely where another dish fits as well. */
  rarity?: number;
  /** Whether the foods chosen make such a dish at all; slots alone cannot say all of it. */
  holds?: (cook: Cook) => boolean;
  /** The order of work; empty steps and empty actions are dropped. */
  work: (cook: Cook) => readonly (readonly Action[])[];
}
