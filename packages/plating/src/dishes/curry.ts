import { covering } from '../arrangement/covering.ts';
import { roundBread } from '../arrangement/flatbread.ts';
import { inBowl } from '../arrangement/in-bowl.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  mound,
  odd,
  part,
  scatter,
} from '../arrangement/placement.ts';
import { shifted } from '../colour.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../reading.ts';
import type { Patch } from '../shapes/heaps.ts';
import { pool, sheen, swirl } from '../shapes/sauces.ts';
import { brothColour, cookedAway, inSoup, leftOf, veil } from './soup.ts';

/** Two flatbreads, folded over the rim of the bowl. */
function breadBeside(context: DishContext, side: number): string {
  const { round, sheet } = context;
  return [0, 0.09]
    .map((step) => {
      const at = part(round, { angle: side + step, distance: 0.86, radius: 0.42 });
      return roundBread(sheet, { ...at, ratio: 0.72 });
    })
    .join('');
}

const isMeat = ({ food }: VisibleFood) => food.role === 'protein' || food.role === 'egg';

/** Each by its share of the weight, what the dish is named for on top. */
function scatterPieces(
  context: DishContext,
  pieces: readonly VisibleFood[],
  patch: Patch,
  cover: number,
): string {
  return [...pieces]
    .reverse()
    .sort((one, two) => Number(isMeat(one)) - Number(isMeat(two)))
    .map((visible) => {
      const share = Math.max(0.06, shareOf(visible, pieces) * leftOf(visible)) * cover;
      const count = covering(context, visible, patch, { share, most: 110 });
      return scatter(context, visible, { ...patch, count: odd(Math.max(3, count)) });
    })
    .join('');
}

/** Curry on one side, its rice on the other. What the recipe does not have is not drawn: no bread beside a dish without gluten. */
export const curryDish: Dish = (context) => {
  const { sheet, reading } = context;
  const colour = shifted(brothColour(reading), 0.03);
  const [rice] = foodsOf(reading, 'grain');
  const hasBread = rice === undefined && foodsOf(reading, 'bread').length > 0;
  const pieces = inSoup(reading)
    .filter(({ food }) => !['onion', 'red onion'].includes(food.name))
    .slice(0, 6);
  const side = sheet.random.pick([0.56, 0.62, 0.44, 0.7, 0.95, 0.12, 0.3]);
  const share = rice === undefined ? 0 : sheet.random.between(0.42, 0.6);
  return (
    inBowl(context, (inner) => {
      const body = depicting(sheet, cookedAway(reading), () =>
        pool(
          sheet,
          { ...inner, radius: inner.radius * 1.05 },
          { colour, surface: 'ragout', wobble: 0.02 },
        ),
      );
      const curry = part(inner, {
        angle: side + 0.5,
        distance: share * 0.45,
        radius: share > 0 ? 0.74 : 0.88,
      });
      const below = scatterPieces(context, pieces, curry, 0.6);
      const above = scatterPieces(context, pieces, { ...curry, radius: curry.radius * 0.85 }, 0.62);
      const bed =
        rice === undefined
          ? ''
          : mound(
              context,
              rice,
              part(inner, { angle: side, distance: 1.12 - share, radius: share }),
            );
      const dairy = foodsOf(reading, 'dairy')[0];
      const cream =
        dairy === undefined && !/coconut milk|\bcream\b/.test(reading.text)
          ? ''
          : swirl(sheet, { ...curry, radius: curry.radius * 0.56 }, '#f6efe0');
      return (
        body +
        below +
        depicting(sheet, cookedAway(reading), () => veil(inner, colour, 0.42)) +
        above +
        cream +
        sheen(sheet, inner) +
        bed +
        garnish(context, { ...curry, radius: curry.radius * 0.75 })
      );
    }) +
    (hasBread ? breadBeside(context, side) : '') +
    citrusWedge(context, {
      x: context.round.x - context.round.radius * 0.3,
      y: context.round.y + context.round.radius * 0.72,
      turn: 0.4,
    })
  );
};
