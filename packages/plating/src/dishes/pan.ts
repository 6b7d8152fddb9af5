import { slender } from '../arrangement/covering.ts';
import {
  type Dish,
  type DishContext,
  garnish,
  odd,
  scaleOf,
  scatter,
  scattered,
} from '../arrangement/placement.ts';
import { mixed, shifted } from '../colour.ts';
import { placed, roundish, softLoop } from '../outline.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../reading.ts';
import type { Patch } from '../shapes/heaps.ts';
import { filled, lit } from '../shapes/piece.ts';
import { beads, pool, sheen } from '../shapes/sauces.ts';
import { type Round, wallShade, within } from '../table/crockery.ts';
import { skillet } from '../table/vessels.ts';
import { besideGrain, cookedWithRice, grainPan } from './grain-pan.ts';
import { counts, eggsIn, isWet, panFoods } from './pan-foods.ts';
import { crumbled } from './plate.ts';
import { brothColour, cookedAway, veil } from './soup.ts';

/** Leaves that weigh much lie over what was fried, too. */
function leavesOnTop(context: DishContext, foods: readonly VisibleFood[], bed: Patch): string {
  return foods
    .filter((visible) => visible.food.role === 'leaf' && shareOf(visible, foods) > 0.2)
    .map((visible) => scatter(context, visible, { ...bed, count: 3 }))
    .join('');
}

/** Sauce with pieces in it, eggs if the recipe has them. */
function simmered(context: DishContext, inner: Round): string {
  const { sheet, reading } = context;
  const colour = brothColour(reading);
  const foods = panFoods(context);
  const total = foods.reduce((sum, { grams }) => sum + grams, 1);
  const bed = { ...inner, radius: inner.radius * 0.97 };
  const isSauce = isWet(reading);
  const melted = cookedAway(reading);
  const ground = depicting(sheet, melted, () =>
    pool(
      sheet,
      { ...bed, radius: bed.radius * (isSauce ? 1.04 : 0.9) },
      {
        colour: isSauce
          ? colour
          : mixed(shifted(foods[0]?.food.colour ?? '#a0763c', -0.2), '#5d3b20', 0.6),
        surface: 'ragout',
        wobble: isSauce ? 0.02 : 0.1,
      },
    ),
  );
  const fuller = isSauce ? 1 : 1.5;
  const shreds = foods.filter(
    ({ food, grams }) => food.heap !== undefined && food.role === 'leaf' && grams > total * 0.15,
  );
  const heaps = shreds
    .map((visible) => visible.food.heap?.(sheet, { ...bed, radius: bed.radius * 0.9 }) ?? '')
    .join('');
  const low = foods
    .map((visible) =>
      scatter(context, visible, { ...bed, count: counts(visible, total, 0.8 * fuller) }),
    )
    .join('');
  const film = isSauce ? depicting(sheet, melted, () => veil(inner, colour, 0.45)) : '';
  const main = foods.filter(({ food }) => food.role === 'protein');
  const high = [...foods.filter((visible) => !main.includes(visible)), ...main]
    .map((visible) =>
      scatter(context, visible, {
        ...bed,
        radius: bed.radius * 0.88,
        count: counts(visible, total, fuller * (visible.food.role === 'protein' ? 1 : 0.6)),
      }),
    )
    .join('');
  const crown = leavesOnTop(context, foods, bed);
  const eggs = eggsIn(context, bed, inner);
  return (
    ground +
    heaps +
    low +
    film +
    (isSauce ? sheen(sheet, bed) : '') +
    beads(sheet, bed, { colour: '#e0a23c', count: 18 }) +
    high +
    crown +
    eggs
  );
}

/** A frittata set in the pan, green things in it and islands of white cheese on it. */
function frittata(context: DishContext, inner: Round): string {
  const { sheet, reading } = context;
  const spot = { x: inner.x, y: inner.y, size: inner.radius * 1.92, turn: 0 };
  const egg = sheet.radial(
    [
      [0, '#f8d878'],
      [0.75, '#efbe52'],
      [0.93, '#c98a35'],
      [1, '#9a5f22'],
    ],
    [0.48, 0.48, 0.52],
  );
  const body = sheet.depict(['egg'], () =>
    lit(
      sheet,
      'toasted',
      filled(softLoop(placed(spot, roundish(sheet.random, { wobble: 0.015, points: 16 }))), egg),
    ),
  );
  const green = panFoods(context).map((visible) =>
    scatter(context, visible, {
      ...inner,
      radius: inner.radius * 0.86,
      count: odd(visible.size > 80 ? 17 : 29),
    }),
  );
  const veil = `<circle cx="${inner.x}" cy="${inner.y}" r="${inner.radius * 0.93}" fill="#f3c860" fill-opacity=".32"/>`;
  const white = foodsOf(reading, 'dairy', 'cheese').map((visible) =>
    scatteredBlobs(context, visible, inner),
  );
  const tops = panFoods(context)
    .slice(0, 2)
    .map((visible) =>
      scatter(context, visible, {
        ...inner,
        radius: inner.radius * 0.8,
        count: odd(visible.size > 80 ? 7 : 13),
      }),
    );
  return body + green.join('') + veil + white.join('') + tops.join('');
}

function scatteredBlobs(context: DishContext, visible: VisibleFood, inner: Round): string {
  const { sheet } = context;
  return scattered(
    sheet,
    { ...inner, radius: inner.radius * 0.78 },
    { count: 9, size: 78 * scaleOf(context) },
  )
    .map((spot) =>
      pool(
        sheet,
        { x: spot.x, y: spot.y, radius: spot.size * 0.55, ratio: 0.8 },
        { colour: visible.food.colour, surface: 'curd', wobble: 0.24 },
      ),
    )
    .join('');
}

function scramble(context: DishContext, inner: Round): string {
  const foods = panFoods(context).filter(({ food }) => food.name !== 'tofu');
  const ground = pool(
    context.sheet,
    { ...inner, radius: inner.radius * 0.95 },
    { colour: '#c8923a', surface: 'ragout', wobble: 0.08 },
  );
  const bits = foods.map((visible) =>
    scatter(
      context,
      { ...visible, size: visible.size * 0.92 },
      {
        ...inner,
        radius: inner.radius * 0.85,
        count: odd(slender.has(visible.food.name) ? 61 : visible.size > 80 ? 11 : 23),
      },
    ),
  );
  return ground + crumbled(context, inner.radius * 0.86) + bits.join('');
}

const riceOrSauce = (context: DishContext, inner: Round) =>
  grainPan(context, inner) ?? simmered(context, inner);

/** A pan with its handle to a corner. */
export const panDish: Dish = (context) => {
  const { sheet, reading } = context;
  const round = { ...context.round, radius: context.round.radius * 1.02 };
  const inner = { ...round, radius: round.radius * 0.9 };
  const turn = sheet.random.pick([0.62, -0.55, 2.5]);
  const fill = /frittata|tortilla espa|omelet|fritaja/.test(reading.title)
    ? frittata
    : /scramble|bhurji|migas|mexicana/.test(reading.title)
      ? scramble
      : cookedWithRice.test(reading.title)
        ? riceOrSauce
        : simmered;
  const beside = fill === simmered ? besideGrain({ ...context, round }, inner) : '';
  return (
    skillet(sheet, round, turn) +
    within(
      sheet,
      inner,
      fill({ ...context, round }, inner) +
        beside +
        garnish(context, { ...inner, radius: inner.radius * 0.85 }) +
        wallShade(sheet, inner),
    )
  );
};
