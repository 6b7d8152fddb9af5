import { covering } from '../arrangement/covering.ts';
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
import { depicting, foodsOf, recut, shareOf, type VisibleFood } from '../reading.ts';
import type { Patch } from '../shapes/heaps.ts';
import { drizzle, pool } from '../shapes/sauces.ts';
import { plate } from '../table/crockery.ts';

const notTossed = new Set(['herb', 'seed', 'sauce', 'dairy', 'grain', 'noodle']);

/** All that is tossed together, the heaviest below and the meat on top. */
function tossedFoods({ reading }: DishContext): VisibleFood[] {
  const foods = reading.visible.filter(
    ({ food, line }) =>
      !notTossed.has(food.role) &&
      !['lime', 'lemon', 'onion'].includes(food.name) &&
      !isRiced(food.name, line) &&
      !(food.name === 'cauliflower' && mashed.test(reading.title)),
  );
  return [...foods].sort(
    (one, two) =>
      Number(one.food.role === 'protein') - Number(two.food.role === 'protein') ||
      two.grams - one.grams,
  );
}

/** Cauliflower that lies below as a mash. */
const mashed = /grits|mash|pur[ée]e/;

function isRiced(name: string, line: string): boolean {
  return name === 'cauliflower' && /\brice(d)?\b/.test(line);
}

/** Pieces of every food over each other in two layers, by weight, so that the ground hardly shows. */
function tossed(context: DishContext, patch: Patch): string {
  const foods = tossedFoods(context);
  const main = foods.find((visible) => shareOf(visible, foods) > 0.4);
  const ground =
    main !== undefined && main.size < 60 ? (main.food.heap?.(context.sheet, patch) ?? '') : '';
  const layers = [1, 0.86]
    .map((distance) =>
      foods
        .map((visible) => {
          const bed = { ...patch, radius: patch.radius * distance };
          const least = visible.size < 24 ? 0.02 : 0.1;
          const part = visible.food.role === 'protein' ? 0.6 : 0.95;
          const share = Math.max(least, shareOf(visible, foods)) * part;
          const bite = visible.food.bite;
          const cut = bite === undefined || visible.size < 200 ? visible : recut(visible, bite);
          const small = { ...cut, size: Math.min(cut.size, 132) };
          const most = visible.food.role === 'leaf' ? 31 : 120;
          return scatter(context, small, {
            ...bed,
            count: odd(Math.max(5, covering(context, small, bed, { share, most }))),
          });
        })
        .join(''),
    )
    .join('');
  return ground + layers;
}

/** Rice, noodles or what stands in for rice, as a heap. */
function bedOf({ reading }: DishContext): VisibleFood | undefined {
  return (
    foodsOf(reading, 'grain', 'noodle')[0] ??
    reading.visible.find(({ food, line }) => isRiced(food.name, line))
  );
}

const brined = /escabeche|pickle|curtido|giardiniera|encurtid|eingelegt|mariné/;

/** Vegetables or pulses tossed in a bowl without broth; pickles lie in a little of their brine. */
export const tossedBowl: Dish = (context) => {
  const { sheet, reading, round } = context;
  const bed = bedOf(context);
  return (
    inBowl(context, (inner) => {
      const brine = brined.test(reading.title)
        ? pool(
            sheet,
            { ...inner, radius: inner.radius * 1.04 },
            { colour: '#e5dcae', surface: 'broth', wobble: 0.02 },
          )
        : '';
      const mash = mashed.test(reading.title)
        ? depicting(
            sheet,
            reading.visible.filter(({ food }) => food.name === 'cauliflower'),
            () =>
              pool(
                sheet,
                { ...inner, radius: inner.radius * 1.04 },
                { colour: '#eee2c4', surface: 'mash', wobble: 0.02 },
              ),
          )
        : '';
      const heap =
        bed === undefined ? '' : mound(context, bed, { ...inner, radius: inner.radius * 1.1 });
      const share = mash !== '' ? 0.7 : bed === undefined ? 0.92 : 0.62;
      const dressing =
        foodsOf(reading, 'dairy').length > 0
          ? drizzle(
              sheet,
              { ...inner, radius: inner.radius * 0.66 },
              { colour: '#f4ecdc', width: 11 },
            )
          : '';
      const crumbs = foodsOf(reading, 'cheese').map((visible) =>
        scatter(context, visible, { ...inner, radius: inner.radius * 0.6, count: 13 }),
      );
      return (
        brine +
        mash +
        heap +
        tossed(context, { ...inner, radius: inner.radius * share }) +
        dressing +
        crumbs.join('') +
        friedOnTop(context, inner) +
        garnish(context, { ...inner, radius: inner.radius * 0.75 })
      );
    }) +
    citrusWedge(context, {
      x: round.x + round.radius * 0.6,
      y: round.y + round.radius * 0.5,
      turn: -0.9,
    })
  );
};

function friedOnTop(context: DishContext, patch: Patch): string {
  const egg = foodsOf(context.reading, 'egg')[0];
  if (egg === undefined || egg.size < 100) return '';
  return mound(context, egg, { ...patch, radius: patch.radius * 0.4 });
}

/** A stir-fry on a plate: one glossy heap of everything, rice beside it. */
export const stirFryDish: Dish = (context) => {
  const { sheet, reading, round, glaze } = context;
  const bed = bedOf(context);
  const side = sheet.random.pick([0.55, 0.95, 0.3]);
  const heap =
    bed === undefined
      ? ''
      : mound(context, bed, part(round, { angle: side, distance: 0.36, radius: 0.36 }));
  const at = part(round, {
    angle: side + 0.5,
    distance: bed === undefined ? 0 : 0.16,
    radius: bed === undefined ? 0.66 : 0.54,
  });
  const gloss = pool(sheet, at, {
    colour: shifted(reading.visible[0]?.food.colour ?? '#a0763c', -0.26),
    surface: 'stew',
    wobble: 0.12,
  });
  return (
    plate(sheet, round, glaze) +
    heap +
    gloss +
    tossed(context, { ...at, radius: at.radius * 0.96 }) +
    garnish(context, { ...at, radius: at.radius * 0.8 })
  );
};

/** Nuts, popcorn, roasted pulses: a plate or bowl heaped with one or two things. */
export function nibbles(context: DishContext): string {
  const { sheet, reading, round, glaze } = context;
  const foods = reading.visible.filter(
    ({ food }) => !['herb', 'seed', 'sauce'].includes(food.role),
  );
  const patch = { ...round, radius: round.radius * 0.6 };
  const layers = [1.05, 0.9, 0.6].map((distance) =>
    foods.map((visible) => {
      const bed = { ...patch, radius: patch.radius * distance };
      const share = shareOf(visible, foods) * 0.8;
      return scatter(context, visible, {
        ...bed,
        count: covering(context, visible, bed, { share, most: 120 }),
      });
    }),
  );
  const sprigs = foodsOf(reading, 'herb').map((visible) =>
    scatter(context, visible, { ...patch, count: 3 }),
  );
  return plate(sheet, round, glaze) + layers.flat().join('') + sprigs.join('');
}

/** Whether a dish is nothing but nuts, seeds or popcorn. */
export function isNibbles({ reading }: DishContext): boolean {
  const bulk = reading.visible.filter(({ food }) => !['herb', 'seed', 'sauce'].includes(food.role));
  const nuts = bulk.filter(({ food }) => food.role === 'nut');
  const company = ['nut', 'cheese', 'fruit', 'berry'];
  return (
    nuts.reduce((sum, one) => sum + shareOf(one, bulk), 0) > 0.5 &&
    bulk.every(({ food }) => company.includes(food.role))
  );
}
