import { slender } from '../arrangement/covering.ts';
import { inBowl } from '../arrangement/in-bowl.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  fan,
  garnish,
  isFanned,
  mound,
  part,
  scatter,
} from '../arrangement/placement.ts';
import { shifted } from '../colour.ts';
import { depicting, foodsOf, type VisibleFood } from '../reading.ts';
import { beads, pool, sheen } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';
import { brothColour, cookedAway, inSoup, soupDish, veil } from './soup.ts';

/** A topping in its own field of the bowl: a few slices, a heap, halves of egg. */
function topping(context: DishContext, visible: VisibleFood, inner: Round, angle: number): string {
  const patch = part(inner, { angle, distance: 0.52, radius: 0.33 });
  if (isFanned(visible)) return fan(context, visible, { ...patch, count: 5 });
  if (visible.food.role === 'egg' && visible.size > 100)
    return scatter(
      context,
      { ...visible, size: 190 },
      { ...patch, radius: patch.radius * 0.6, count: 3 },
    );
  return visible.food.heap === undefined
    ? scatter(context, visible, {
        ...patch,
        count: slender.has(visible.food.name) ? 21 : visible.size > 80 ? 5 : 15,
      })
    : mound(context, visible, { ...patch, radius: patch.radius * 0.86 });
}

/** Noodles in clear broth, what goes with them side by side on top: ramen, pho, laksa. */
export const noodleSoupDish: Dish = (context) => {
  const { sheet, reading } = context;
  const noodles = foodsOf(reading, 'noodle').find(({ food }) => food.heap !== undefined);
  if (noodles === undefined) return soupDish(context);
  const colour = brothColour(reading);
  const toppings = inSoup(reading)
    .filter((one) => one !== noodles)
    .slice(0, 5);
  const start = sheet.random.next();
  return (
    inBowl(context, (inner) => {
      const melted = cookedAway(reading);
      const body = depicting(sheet, melted, () =>
        pool(
          sheet,
          { ...inner, radius: inner.radius * 1.05 },
          { colour, surface: 'broth', wobble: 0.02 },
        ),
      );
      const nest = mound(context, noodles, { ...inner, radius: inner.radius * 0.82 });
      const laidTops = toppings.map((visible, index) =>
        topping(context, visible, inner, start + index / toppings.length),
      );
      return (
        body +
        nest +
        depicting(sheet, [noodles], () => veil(inner, colour, 0.2)) +
        beads(
          sheet,
          { ...inner, radius: inner.radius * 0.9 },
          { colour: shifted(colour, 0.16), count: 30 },
        ) +
        sheen(sheet, inner) +
        laidTops.join('') +
        garnish(context, part(inner, { angle: 0.3, distance: 0.06, radius: 0.42 }))
      );
    }) +
    citrusWedge(context, {
      x: context.round.x + context.round.radius * 0.66,
      y: context.round.y - context.round.radius * 0.6,
      turn: -0.5,
    })
  );
};
