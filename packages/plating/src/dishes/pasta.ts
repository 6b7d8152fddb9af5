import { inBowl } from '../arrangement/in-bowl.ts';
import {
  type Dish,
  type DishContext,
  garnish,
  mound,
  odd,
  scatter,
} from '../arrangement/placement.ts';
import { foodNamed } from '../foods/find-food.ts';
import { depicting, foodsOf } from '../reading.ts';
import { pool, strewn } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';

import { panFoods } from './pan.ts';
import { soupDish } from './soup.ts';

/** Short pasta tumbled with its vegetables, or a nest of long pasta with its sauce on top. */
const pastaFill = (context: DishContext, inner: Round): string => {
  const { sheet, reading } = context;
  const pasta = foodsOf(reading, 'noodle')[0];
  const foods = panFoods(context).filter((visible) => visible.food.role !== 'noodle');
  const bed = { ...inner, radius: inner.radius * 0.95 };
  const dark = /whole wheat|whole grain|wholemeal|soba|buckwheat/.test(reading.text);
  const tossed = (share: number, distance: number) =>
    foods
      .map((visible) =>
        scatter(context, visible, {
          ...bed,
          radius: bed.radius * distance,
          count: odd((visible.size > 100 ? 11 : 15) * share),
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
      scatter(context, short, { ...bed, count: 47 }) +
      tossed(1, 0.9) +
      scatter(context, short, { ...bed, radius: bed.radius * 0.86, count: 21 }) +
      tossed(0.5, 0.75)
    );
  }
  const sauce = foodsOf(reading, 'sauce')[0];
  const top =
    sauce === undefined
      ? ''
      : depicting(sheet, [sauce], () =>
          pool(
            sheet,
            { ...inner, radius: inner.radius * 0.5 },
            { colour: sauce.food.colour, surface: 'stew', wobble: 0.25 },
          ),
        );
  return mound(context, pasta, { ...inner, radius: inner.radius * 0.93 }) + top + tossed(0.8, 0.72);
};
/** Pasta in a wide bowl with shavings of cheese. */
export const pastaDish: Dish = (context) =>
  /soup|broth|brodo|suppe|sopa de|soupe/.test(context.reading.title)
    ? soupDish(context)
    : inBowl(context, (inner) => {
        const cheese = foodsOf(context.reading, 'cheese').map((visible) =>
          /grated/.test(visible.line)
            ? strewn(
                context.sheet,
                { ...inner, radius: inner.radius * 0.7 },
                { colour: '#f6e7b8', count: 150, length: 12, width: 3.6 },
              )
            : scatter(context, visible, { ...inner, radius: inner.radius * 0.7, count: 11 }),
        );
        return (
          pastaFill(context, inner) +
          cheese.join('') +
          garnish(context, { ...inner, radius: inner.radius * 0.8 })
        );
      });
