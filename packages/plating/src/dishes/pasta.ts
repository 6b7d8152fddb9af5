import { foodNamed } from '../foods/larder.ts';
import { pool, strewn } from '../foods/sauces.ts';
import { foodsOf } from '../reading.ts';
import type { Round } from '../table/crockery.ts';
import { inBowl } from './in-bowl.ts';
import { type Dish, garnish, type Kitchen, mound, odd, scatter } from './laying.ts';

import { panFoods } from './pan.ts';

/** Short pasta tumbled with its vegetables, or a nest of long pasta with its sauce on top. */
const pastaFill = (kitchen: Kitchen, inner: Round): string => {
  const { sheet, reading } = kitchen;
  const pasta = foodsOf(reading, 'noodle')[0];
  const foods = panFoods(kitchen).filter((seen) => seen.food.role !== 'noodle');
  const bed = { ...inner, radius: inner.radius * 0.95 };
  const dark = /whole wheat|whole grain|wholemeal|soba|buckwheat/.test(reading.text);
  const tossed = (share: number, reach: number) =>
    foods
      .map((seen) =>
        scatter(kitchen, seen, {
          ...bed,
          radius: bed.radius * reach,
          count: odd((seen.size > 100 ? 11 : 15) * share),
        }),
      )
      .join('');
  if (pasta === undefined || pasta.food.heap === undefined) {
    const short = pasta ?? {
      ...foodNamed('short pasta'),
      food: foodNamed('short pasta'),
      grams: 200,
      line: '',
      isNamed: false,
    };
    const ground = pool(sheet, bed, {
      colour: dark ? '#8f6433' : '#c9a050',
      surface: 'ragout',
      wobble: 0.04,
    });
    return (
      ground +
      scatter(kitchen, short, { ...bed, count: 47 }) +
      tossed(1, 0.9) +
      scatter(kitchen, short, { ...bed, radius: bed.radius * 0.86, count: 21 }) +
      tossed(0.5, 0.75)
    );
  }
  const sauce = foodsOf(reading, 'sauce')[0];
  const top =
    sauce === undefined
      ? ''
      : pool(
          sheet,
          { ...inner, radius: inner.radius * 0.46 },
          { colour: sauce.food.colour, surface: 'stew', wobble: 0.25 },
        );
  return mound(kitchen, pasta, { ...inner, radius: inner.radius * 0.93 }) + top + tossed(0.8, 0.72);
};
/** Pasta in a wide bowl with shavings of cheese. */
export const pastaDish: Dish = (kitchen) =>
  inBowl(kitchen, (inner) => {
    const cheese = foodsOf(kitchen.reading, 'cheese').map((seen) =>
      /grated/.test(seen.line)
        ? strewn(
            kitchen.sheet,
            { ...inner, radius: inner.radius * 0.7 },
            { colour: '#f6e7b8', count: 150, length: 12, width: 3.6 },
          )
        : scatter(kitchen, seen, { ...inner, radius: inner.radius * 0.7, count: 11 }),
    );
    return (
      pastaFill(kitchen, inner) +
      cheese.join('') +
      garnish(kitchen, { ...inner, radius: inner.radius * 0.8 })
    );
  });
