import { foodNamed } from '../foods/larder.ts';
import { dollop } from '../foods/sauces.ts';
import { foodsOf, type Seen } from '../reading.ts';
import type { Round } from '../table/crockery.ts';
import { plate } from '../table/crockery.ts';
import { inBowl } from './in-bowl.ts';
import {
  citrusWedge,
  type Dish,
  garnish,
  heapOf,
  type Kitchen,
  odd,
  part,
  scatter,
} from './laying.ts';

function bodyFoods(kitchen: Kitchen): Seen[] {
  return kitchen.reading.seen.filter(
    ({ food }) =>
      !['herb', 'sauce', 'seed', 'dairy', 'leaf', 'cheese', 'berry'].includes(food.role) &&
      !['lime', 'lemon'].includes(food.name) &&
      food.heap === undefined,
  );
}

function countFor(seen: Seen, total: number): number {
  const bySize = seen.size > 130 ? 7 : seen.size > 80 ? 13 : seen.size > 40 ? 23 : 27;
  return odd(bySize * Math.min(1.2, 0.45 + (seen.grams / total) * 1.6));
}

function tossed(kitchen: Kitchen, inner: Round): string {
  const { sheet, reading } = kitchen;
  const leaves = foodsOf(reading, 'leaf');
  const heaps = reading.seen.filter(
    ({ food }) => ['legume', 'grain'].includes(food.role) && food.heap !== undefined,
  );
  const bodies = bodyFoods(kitchen);
  // What the salad is named after lies on top.
  bodies.sort(
    (one, two) => Number(one.food.role === 'protein') - Number(two.food.role === 'protein'),
  );
  const total = bodies.reduce((sum, { grams }) => sum + grams, 1);
  const bed = { ...inner, radius: inner.radius * 0.96 };
  const leafBed = leaves.map((seen) =>
    scatter(kitchen, seen, { ...bed, count: odd(26 / leaves.length) }),
  );
  const grainBed = heaps
    .slice(0, 1)
    .map((seen) =>
      heapOf(seen)(sheet, { ...bed, radius: bed.radius * (leaves.length > 0 ? 0.7 : 1) }),
    );
  // Nothing below: the crockery shows between, so there is more on it.
  const fuller = leaves.length === 0 && heaps.length === 0 ? 2.7 : 1;
  const layers = [1, 0.85].map((reach) =>
    bodies
      .map((seen) =>
        scatter(kitchen, seen, {
          ...bed,
          radius: bed.radius * reach * 0.94,
          count: odd(countFor(seen, total) * (heaps.length > 0 ? 0.55 : fuller)),
        }),
      )
      .join(''),
  );
  const extra = heaps
    .slice(1)
    .map((seen) => scatter(kitchen, seen, { ...bed, radius: bed.radius * 0.85, count: 21 }));
  return leafBed.join('') + grainBed.join('') + layers.join('') + extra.join('');
}

/** A tossed salad: bed, pieces in two depths, crumbs, herbs. */
export const saladDish: Dish = (kitchen) => {
  const { sheet, reading, round } = kitchen;
  const fill = (inner: Round) => {
    const crumbs = foodsOf(reading, 'cheese', 'berry').map((seen) =>
      scatter(kitchen, seen, {
        ...inner,
        radius: inner.radius * 0.82,
        count: seen.size < 30 ? 35 : 17,
      }),
    );
    const dairy = foodsOf(reading, 'dairy')[0];
    const cream =
      dairy === undefined
        ? ''
        : dollop(
            sheet,
            part(inner, { angle: 0.86, reach: 0.12, radius: 0.3 }),
            foodNamed('yoghurt').colour,
          );
    return (
      tossed(kitchen, inner) +
      cream +
      crumbs.join('') +
      garnish(kitchen, { ...inner, radius: inner.radius * 0.8 })
    );
  };
  const wedge = citrusWedge(kitchen, {
    x: round.x + round.radius * 0.55,
    y: round.y + round.radius * 0.52,
    turn: -0.9,
  });
  if (reading.seen.some(({ food }) => food.role === 'leaf') && sheet.random.chance(0.4)) {
    return (
      plate(sheet, round, kitchen.glaze) + fill({ ...round, radius: round.radius * 0.78 }) + wedge
    );
  }
  return inBowl(kitchen, fill) + wedge;
};
