import { ovenWays, panWays, potWays } from '../search/ways.ts';
import type { FormulaSlot } from './formula.ts';
import { isTomatoBase } from './kinds.ts';
import { count } from './slots.ts';

/** Given foods that have no other slot, eaten beside the dish. */
export const aside: FormulaSlot = {
  id: 'aside',
  part: 'second',
  from: ['main', 'second', 'vegetable', 'base', 'fruit', 'topping', 'dairy', 'sweet'],
  fits: (stock) =>
    (stock.traits.raw !== null || stock.food.roles.includes('vegetable')) &&
    !isTomatoBase(stock) &&
    !stock.food.roles.includes('leavening') &&
    !/stock|flour|broth|coconut-(?:milk|cream)|cream-|cola|beer|wine/.test(stock.food.key),
  ways: [...potWays, ...panWays, ...ovenWays],
  isRaw: true,
  isRawFirst: true,
  isForGiven: true,
  count: count([0, 0, 4]),
};

/** Given seasonings for which a formula has no slot: stirred in or sprinkled over. */
export const extra: FormulaSlot = {
  id: 'extra',
  part: 'spice',
  from: ['spice', 'herb', 'acid', 'fat', 'sauce', 'salt', 'aromatic', 'sweet', 'binder'],
  fits: ({ food, traits }) =>
    traits.raw !== null &&
    !food.roles.includes('leavening') &&
    !/stock|flour|starch|agar|gelatin|psyllium|broth|^butter$|^butter-|^ghee|lard|^coconut-oil|bay-leaf|leaves-?(?:curry|lime)|(?:curry|lime|fenugreek)-leaves|five-spice|curry-powder|garam|turmeric|coriander-ground|^cloves?$/.test(
      food.key,
    ),
  isRaw: true,
  isForGiven: true,
  count: count([0, 0, 3]),
};
