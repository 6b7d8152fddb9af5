import type { FormulaSlot } from './formula.ts';
import { either, isFruit, isMilk, isNut, isSeed, isSweetener, isYogurt } from './kinds.ts';
import { count, type More, topping } from './slots.ts';

export const sweetSpices = (more: More = {}): FormulaSlot => ({
  id: 'spices',
  part: 'spice',
  from: ['spice'],
  fits: ({ food }) =>
    /cinnamon|vanilla|cardamom|cocoa|ginger-ground|nutmeg|pumpkin-pie|allspice|cloves|carob|coffee|turmeric|matcha/.test(
      food.key,
    ),
  adds: ['cinnamon', 'cardamom', 'vanilla', 'ginger-ground'],
  count: count([0, 1, 3]),
  ...more,
});

export const crunch = (more: More = {}): FormulaSlot =>
  topping({
    from: ['topping', 'fruit', 'dairy'],
    fits: either(
      isNut,
      isSeed,
      ({ traits }) => traits.slots.includes('topping') && traits.isSweetDish === true,
    ),
    ...more,
  });

export const fruit = (more: More = {}): FormulaSlot => ({
  id: 'fruit',
  part: 'fruit',
  from: ['fruit', 'main', 'topping', 'acid'],
  fits: isFruit,
  isRaw: true,
  count: count([1, 1, 4]),
  grams: 120,
  ...more,
});

export const milk = (more: More = {}): FormulaSlot => ({
  id: 'liquid',
  part: 'liquid',
  from: ['liquid'],
  fits: isMilk,
  count: count([1, 1, 1]),
  ...more,
});

export const yogurt = (more: More = {}): FormulaSlot => ({
  id: 'dairy',
  part: 'dairy',
  from: ['dairy', 'main', 'second'],
  fits: isYogurt,
  count: count([1, 1, 1]),
  ...more,
});

export const sweetener = (more: More = {}): FormulaSlot => ({
  id: 'sweet',
  part: 'sweet',
  from: ['sweet'],
  fits: isSweetener,
  count: count([0, 1, 1]),
  ...more,
});
