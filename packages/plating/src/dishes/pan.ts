import { mixed, shifted } from '../colour.ts';
import { friedEgg } from '../foods/eggs.ts';
import { filled, lit } from '../foods/piece.ts';
import { beads, pool } from '../foods/sauces.ts';
import { placed, roundish, softLoop } from '../outline.ts';
import { foodsOf, type Seen } from '../reading.ts';
import { type Round, wallShade, within } from '../table/crockery.ts';
import { skillet } from '../table/vessels.ts';
import {
  type Dish,
  garnish,
  type Kitchen,
  odd,
  part,
  scaleOf,
  scatter,
  scattered,
} from './laying.ts';
import { crumbled } from './plate.ts';
import { brothColour } from './soup.ts';

/** What cooks in a pan or tin, without sauces, herbs and eggs. */
export function panFoods(kitchen: Kitchen): Seen[] {
  return kitchen.reading.seen.filter(
    ({ food }) =>
      !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'egg', 'grain'].includes(food.role) &&
      !['lime', 'lemon'].includes(food.name),
  );
}

/** How many pieces of a food: by its size and its share of the weight. */
export function counts(seen: Seen, total: number, share: number): number {
  const bySize =
    seen.size > 220 ? 4 : seen.size > 120 ? 7 : seen.size > 80 ? 13 : seen.size > 40 ? 21 : 27;
  return odd(bySize * share * Math.min(1.3, 0.5 + (seen.grams / total) * 1.5));
}

function nestledEggs(kitchen: Kitchen, inner: Round): string {
  const { sheet } = kitchen;
  // Five in a ring that is not quite even: no two eggs look out of the pan as eyes.
  return [0.02, 0.21, 0.42, 0.6, 0.81]
    .map((angle) => {
      const { x, y } = part(inner, {
        angle: angle + sheet.random.jitter(0.02),
        reach: 0.55 + sheet.random.jitter(0.05),
        radius: 0.2,
      });
      return friedEgg(sheet, { x, y, size: inner.radius * 0.44, turn: sheet.random.angle() });
    })
    .join('');
}

/** Sauce with pieces in it, eggs if the recipe has them. */
function simmered(kitchen: Kitchen, inner: Round): string {
  const { sheet, reading } = kitchen;
  const colour = brothColour(reading);
  const foods = panFoods(kitchen);
  const total = foods.reduce((sum, { grams }) => sum + grams, 1);
  const bed = { ...inner, radius: inner.radius * 0.97 };
  const isSauce =
    foodsOf(reading, 'sauce').some(({ food }) => food.name === 'tomato sauce') ||
    /coconut milk|curry/.test(reading.text);
  const ground = pool(
    sheet,
    { ...bed, radius: bed.radius * 1.04 },
    {
      colour: isSauce
        ? colour
        : mixed(shifted(foods[0]?.food.colour ?? '#a0763c', -0.14), '#7d4f28', 0.66),
      surface: 'ragout',
      wobble: 0.02,
    },
  );
  const low = foods
    .map((seen) => scatter(kitchen, seen, { ...bed, count: counts(seen, total, 0.8) }))
    .join('');
  const film = isSauce
    ? `<circle cx="${inner.x}" cy="${inner.y}" r="${inner.radius}" fill="${colour}" fill-opacity=".45"/>`
    : '';
  const main = foods.filter(({ food }) => food.role === 'protein');
  const high = [...foods.filter((seen) => !main.includes(seen)), ...main]
    .map((seen) =>
      scatter(kitchen, seen, {
        ...bed,
        radius: bed.radius * 0.88,
        count: counts(seen, total, seen.food.role === 'protein' ? 1 : 0.6),
      }),
    )
    .join('');
  const eggs = foodsOf(reading, 'egg').length > 0 ? nestledEggs(kitchen, inner) : '';
  return ground + low + film + beads(sheet, bed, { colour: '#e0a23c', count: 18 }) + high + eggs;
}

/** A frittata set in the pan, green things in it and islands of white cheese on it. */
function frittata(kitchen: Kitchen, inner: Round): string {
  const { sheet, reading } = kitchen;
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
  const body = lit(
    sheet,
    'toasted',
    filled(softLoop(placed(spot, roundish(sheet.random, { wobble: 0.015, points: 16 }))), egg),
  );
  const green = panFoods(kitchen).map((seen) =>
    scatter(kitchen, seen, {
      ...inner,
      radius: inner.radius * 0.86,
      count: odd(seen.size > 80 ? 17 : 29),
    }),
  );
  const veil = `<circle cx="${inner.x}" cy="${inner.y}" r="${inner.radius * 0.93}" fill="#f3c860" fill-opacity=".32"/>`;
  const white = foodsOf(reading, 'dairy', 'cheese').map((seen) =>
    scatteredBlobs(kitchen, seen, inner),
  );
  const tops = panFoods(kitchen)
    .slice(0, 2)
    .map((seen) =>
      scatter(kitchen, seen, {
        ...inner,
        radius: inner.radius * 0.8,
        count: odd(seen.size > 80 ? 7 : 13),
      }),
    );
  return body + green.join('') + veil + white.join('') + tops.join('');
}

function scatteredBlobs(kitchen: Kitchen, seen: Seen, inner: Round): string {
  const { sheet } = kitchen;
  return scattered(
    sheet,
    { ...inner, radius: inner.radius * 0.78 },
    { count: 9, size: 78 * scaleOf(kitchen) },
  )
    .map((spot) =>
      pool(
        sheet,
        { x: spot.x, y: spot.y, radius: spot.size * 0.55, ratio: 0.8 },
        { colour: seen.food.colour, surface: 'curd', wobble: 0.24 },
      ),
    )
    .join('');
}

function scramble(kitchen: Kitchen, inner: Round): string {
  const foods = panFoods(kitchen).filter(({ food }) => food.name !== 'tofu');
  const ground = pool(
    kitchen.sheet,
    { ...inner, radius: inner.radius * 0.95 },
    { colour: '#c8923a', surface: 'ragout', wobble: 0.08 },
  );
  const bits = foods.map((seen) =>
    scatter(
      kitchen,
      { ...seen, size: seen.size * 0.92 },
      { ...inner, radius: inner.radius * 0.85, count: odd(seen.size > 80 ? 11 : 23) },
    ),
  );
  return ground + crumbled(kitchen, inner.radius * 0.86) + bits.join('');
}

/** A pan with its handle to a corner. */
export const panDish: Dish = (kitchen) => {
  const { sheet, reading } = kitchen;
  const round = { ...kitchen.round, radius: kitchen.round.radius * 1.02 };
  const inner = { ...round, radius: round.radius * 0.9 };
  const turn = sheet.random.pick([0.62, -0.55, 2.5]);
  const fill = /frittata|tortilla espa|omelet|fritaja/.test(reading.title)
    ? frittata
    : /scramble|bhurji|migas|mexicana/.test(reading.title)
      ? scramble
      : simmered;
  return (
    skillet(sheet, round, turn) +
    within(
      sheet,
      inner,
      fill({ ...kitchen, round }, inner) +
        garnish(kitchen, { ...inner, radius: inner.radius * 0.85 }) +
        wallShade(sheet, inner),
    )
  );
};
