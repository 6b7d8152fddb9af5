import { covering } from '../arrangement/covering.ts';
import { inBowl } from '../arrangement/in-bowl.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  heapOf,
  odd,
  part,
  scatter,
} from '../arrangement/placement.ts';
import { foodNamed } from '../foods/find-food.ts';
import { foodsOf, shareOf, type VisibleFood } from '../reading.ts';
import { dollop } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';
import { plate } from '../table/crockery.ts';

const isHeaped = (role: string, hasHeap: boolean) =>
  hasHeap && ['legume', 'grain', 'noodle'].includes(role);

/** Shredded vegetables and cabbage lie as a heap, not in pieces. */
const isShredded = ({ food, line }: VisibleFood) =>
  food.heap !== undefined &&
  (food.role === 'leaf' ||
    food.name === 'green papaya' ||
    (food.role === 'vegetable' && /grated|shred|matchstick|julienne|ribbon/.test(line)));

function bodyFoods(context: DishContext): VisibleFood[] {
  return context.reading.visible.filter(
    ({ food }) =>
      !['herb', 'sauce', 'seed', 'dairy', 'leaf', 'cheese', 'berry'].includes(food.role) &&
      !['lime', 'lemon'].includes(food.name) &&
      !isHeaped(food.role, food.heap !== undefined),
  );
}

function countFor(visible: VisibleFood, total: number): number {
  const bySize = visible.size > 130 ? 7 : visible.size > 80 ? 13 : visible.size > 40 ? 23 : 27;
  return odd(bySize * Math.min(1.2, 0.45 + (visible.grams / total) * 1.6));
}

/** As the eye expects it, more or less of it by its weight. */
function byWeight(
  context: DishContext,
  visible: VisibleFood,
  patch: Round,
  { usual, share }: { usual: number; share: number },
): number {
  const byShare = covering(context, visible, patch, { share, most: 90 });
  return odd(Math.min(usual * 1.7, Math.max(usual * 0.5, byShare)));
}

function tossed(context: DishContext, inner: Round): string {
  const { sheet, reading } = context;
  const leaves = foodsOf(reading, 'leaf').filter((visible) => !isShredded(visible));
  const heaps = reading.visible.filter(
    (visible) =>
      isShredded(visible) || isHeaped(visible.food.role, visible.food.heap !== undefined),
  );
  const bodies = bodyFoods(context).filter((visible) => !isShredded(visible));
  // What the salad is named after lies on top.
  bodies.sort(
    (one, two) => Number(one.food.role === 'protein') - Number(two.food.role === 'protein'),
  );
  const total = bodies.reduce((sum, { grams }) => sum + grams, 1);
  const bed = { ...inner, radius: inner.radius * 0.96 };
  const leafBed = leaves.map((visible) =>
    scatter(context, visible, { ...bed, count: odd(26 / leaves.length) }),
  );
  const grainBed = heaps
    .slice(0, 1)
    .map((visible) =>
      heapOf(visible)(sheet, { ...bed, radius: bed.radius * (leaves.length > 0 ? 0.7 : 1) }),
    );
  // Nothing below: the crockery shows between, so there is more on it.
  const fuller = leaves.length === 0 && heaps.length === 0 ? 2.7 : 1;
  const layers = [1, 0.85].map((distance) =>
    bodies
      .map((visible) =>
        scatter(context, visible, {
          ...bed,
          radius: bed.radius * distance * 0.94,
          count: byWeight(context, visible, bed, {
            usual: countFor(visible, total) * (heaps.length > 0 ? 0.55 : fuller),
            share: (visible.grams / total) * (heaps.length > 0 ? 0.5 : 0.95),
          }),
        }),
      )
      .join(''),
  );
  const extra = heaps.slice(1).map((visible) => {
    const patch = { ...bed, radius: bed.radius * 0.85 };
    const share = shareOf(visible, reading.visible) * 0.8;
    return scatter(context, visible, {
      ...patch,
      count: Math.max(21, covering(context, visible, patch, { share, most: 140 })),
    });
  });
  return leafBed.join('') + grainBed.join('') + layers.join('') + extra.join('');
}

/** A tossed salad: bed, pieces in two depths, crumbs, herbs. */
export const saladDish: Dish = (context) => {
  const { sheet, reading, round } = context;
  const fill = (inner: Round) => {
    const crumbs = foodsOf(reading, 'cheese', 'berry').map((visible) =>
      scatter(context, visible, {
        ...inner,
        radius: inner.radius * 0.82,
        count: visible.size < 30 ? 35 : 17,
      }),
    );
    const dairy = foodsOf(reading, 'dairy')[0];
    const cream =
      dairy === undefined
        ? ''
        : dollop(
            sheet,
            part(inner, { angle: 0.86, distance: 0.12, radius: 0.3 }),
            foodNamed('yoghurt').colour,
          );
    return (
      tossed(context, inner) +
      cream +
      crumbs.join('') +
      garnish(context, { ...inner, radius: inner.radius * 0.8 })
    );
  };
  const wedge = citrusWedge(context, {
    x: round.x + round.radius * 0.55,
    y: round.y + round.radius * 0.52,
    turn: -0.9,
  });
  if (reading.visible.some(({ food }) => food.role === 'leaf') && sheet.random.chance(0.4)) {
    return (
      plate(sheet, round, context.glaze) + fill({ ...round, radius: round.radius * 0.78 }) + wedge
    );
  }
  return inBowl(context, fill) + wedge;
};
