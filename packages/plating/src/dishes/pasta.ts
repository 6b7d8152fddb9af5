import { inBowl } from '../arrangement/in-bowl.ts';
import {
  type Dish,
  type DishContext,
  garnish,
  mound,
  odd,
  scaleOf,
  scatter,
  scattered,
} from '../arrangement/placement.ts';
import type { Colour } from '../colour.ts';
import { foodNamed } from '../foods/find-food.ts';
import { depicting, foodsOf } from '../reading.ts';
import { pool, strewn } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';

import { panFoods } from './pan-foods.ts';
import { soupDish, veil } from './soup.ts';

/** Sauce that clings: a thin veil of it, thicker here and there. */
function coated({ sheet }: DishContext, bed: Round, colour: Colour): string {
  const spoonfuls = scattered(
    sheet,
    { ...bed, radius: bed.radius * 0.8 },
    { count: 9, size: bed.radius * 0.4 },
  )
    .map(({ x, y, size }) =>
      pool(
        sheet,
        { x, y, radius: size * 0.5, ratio: 0.7 },
        { colour, surface: 'stew', wobble: 0.24 },
      ),
    )
    .join('');
  return veil(bed, colour, 0.3) + spoonfuls;
}

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
          count: odd(
            visible.food.name === 'mince' && visible.size < 60
              ? 71 * share
              : (visible.size > 100 ? 11 : 15) * share,
          ),
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
    const sauces = foodsOf(reading, 'sauce');
    const coat = sauces[0]?.food.colour;
    const ground = depicting(sheet, sauces, () =>
      pool(sheet, bed, {
        colour: coat ?? (dark ? '#8f6433' : '#c9a050'),
        surface: 'ragout',
        wobble: 0.04,
      }),
    );
    const each = short.size * scaleOf(context);
    const shapes = Math.min(90, (bed.radius / each) ** 2 * 7);
    return (
      ground +
      scatter(context, short, { ...bed, count: odd(shapes) }) +
      (coat === undefined ? '' : depicting(sheet, sauces, () => coated(context, bed, coat))) +
      tossed(1, 0.9) +
      scatter(context, short, { ...bed, radius: bed.radius * 0.86, count: odd(shapes * 0.45) }) +
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
