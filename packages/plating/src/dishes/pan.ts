import { covering, slender } from '../arrangement/covering.ts';
import {
  type Dish,
  type DishContext,
  garnish,
  mound,
  odd,
  part,
  scaleOf,
  scatter,
  scattered,
} from '../arrangement/placement.ts';
import { mixed, shifted } from '../colour.ts';
import { placed, roundish, softLoop } from '../outline.ts';
import { depicting, foodsOf, type Reading, shareOf, type VisibleFood } from '../reading.ts';
import { friedEgg } from '../shapes/eggs.ts';
import type { Patch } from '../shapes/heaps.ts';
import { filled, lit } from '../shapes/piece.ts';
import { beads, pool, sheen } from '../shapes/sauces.ts';
import { type Round, wallShade, within } from '../table/crockery.ts';
import { skillet } from '../table/vessels.ts';
import { crumbled } from './plate.ts';
import { brothColour, cookedAway, isTomatoRed, veil } from './soup.ts';

/** What cooks in a pan or tin, without sauces, herbs and eggs. */
export function panFoods(context: DishContext): VisibleFood[] {
  return context.reading.visible.filter(
    ({ food }) =>
      !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'egg', 'grain'].includes(food.role) &&
      !['lime', 'lemon'].includes(food.name),
  );
}

/** How many pieces of a food: by its size and its share of the weight. */
export function counts(visible: VisibleFood, total: number, share: number): number {
  const bySize =
    visible.size > 220
      ? 4
      : visible.size > 120
        ? 7
        : visible.size > 80
          ? 13
          : visible.size > 40
            ? 21
            : 27;
  const small =
    visible.size < 50 || slender.has(visible.food.name) ? 1 + (visible.grams / total) * 2.6 : 1;
  return odd(bySize * share * small * Math.min(1.3, 0.5 + (visible.grams / total) * 1.5));
}

function nestledEggs(context: DishContext, inner: Round): string {
  const { sheet } = context;
  // Five in a ring that is not quite even: no two eggs look out of the pan as eyes.
  return [0.02, 0.21, 0.42, 0.6, 0.81]
    .map((angle) => {
      const { x, y } = part(inner, {
        angle: angle + sheet.random.jitter(0.02),
        distance: 0.55 + sheet.random.jitter(0.05),
        radius: 0.2,
      });
      return sheet.depict(['egg'], () =>
        friedEgg(sheet, { x, y, size: inner.radius * 0.44, turn: sheet.random.angle() }),
      );
    })
    .join('');
}

/** Whether enough is poured in for a sauce; what is fried dry lies on the bare pan. */
export function isWet(reading: Reading): boolean {
  const { liquid, visible } = reading;
  const solid = visible.reduce((sum, { grams }) => sum + grams, 1);
  return (
    liquid > solid * 0.15 || isTomatoRed(reading) || /curry paste|simmer sauce/.test(reading.text)
  );
}

/** Leaves that weigh much lie over what was fried, too. */
function leavesOnTop(context: DishContext, foods: readonly VisibleFood[], bed: Patch): string {
  return foods
    .filter((visible) => visible.food.role === 'leaf' && shareOf(visible, foods) > 0.2)
    .map((visible) => scatter(context, visible, { ...bed, count: 7 }))
    .join('');
}

/** Scrambled all over the pan, or nestled in it. */
function eggsIn(context: DishContext, bed: Patch, inner: Round): string {
  const egg = foodsOf(context.reading, 'egg')[0];
  if (egg === undefined) return '';
  return egg.size < 120
    ? scatter(context, egg, { ...bed, radius: bed.radius * 0.9, count: 47 })
    : nestledEggs(context, inner);
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

const cookedWithRice =
  /paella|jambalaya|fried rice|arroz|pilaf|pilau|biryani|\brice\b|risotto|nasi goreng|quinoa|couscous|bulgur|orzo|fideu/;

/** Stock with saffron or turmeric, tomatoes or nothing in it: what the grain in the pan took its colour from. */
function grainTint({ text, title }: Reading): string | undefined {
  if (/saffron|turmeric|paella|amarillo|yellow rice/.test(text)) return '#e0a12c';
  if (/tomato|passata|jambalaya|jollof/.test(text)) return '#cf5a2c';
  return /soy sauce|tamari|fried rice/.test(title + text) ? '#b58446' : undefined;
}

/** Grain that cooked in the pan with everything else: a bed from rim to rim. */
function grainPan(context: DishContext, inner: Round): string {
  const { sheet, reading } = context;
  const grain = foodsOf(reading, 'grain', 'noodle').find(({ food }) => food.heap !== undefined);
  if (grain === undefined) return simmered(context, inner);
  const tint = grainTint(reading);
  const bed = depicting(
    sheet,
    [grain, ...foodsOf(reading, 'sauce')],
    () =>
      mound(context, grain, { ...inner, radius: inner.radius * 1.12 }) +
      (tint === undefined ? '' : veil(inner, tint, 0.34)),
  );
  const foods = [...panFoods(context)]
    .filter((visible) => visible !== grain)
    .sort((one, two) => Number(one.food.role === 'protein') - Number(two.food.role === 'protein'));
  const patch = { ...inner, radius: inner.radius * 0.9 };
  const tossed = foods.slice(0, 6).map((visible) => {
    const share = 0.05 + shareOf(visible, foods) * 0.42;
    return scatter(context, visible, {
      ...patch,
      count: odd(Math.max(7, covering(context, visible, patch, { share, most: 90 }))),
    });
  });
  const egg = foodsOf(reading, 'egg')[0];
  const eggs =
    egg !== undefined && egg.size < 120
      ? scatter(context, egg, { ...patch, count: 17 })
      : eggsIn(context, patch, inner);
  return bed + tossed.join('') + eggs;
}

/** Rice that is eaten with what is in the pan, heaped at its side. */
function besideGrain(context: DishContext, inner: Round): string {
  const { reading } = context;
  const grain = foodsOf(reading, 'grain').find(({ food }) => food.heap !== undefined);
  if (grain === undefined || grain.grams < 120) return '';
  return mound(context, grain, part(inner, { angle: 0.08, distance: 0.56, radius: 0.46 }));
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
        ? grainPan
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
