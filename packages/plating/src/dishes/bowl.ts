import { shifted } from '../colour.ts';
import { dollop, pool, strewn } from '../foods/sauces.ts';
import { foodsOf, type Seen } from '../reading.ts';
import type { Round } from '../table/crockery.ts';
import { boardDish } from './board.ts';
import { inBowl } from './in-bowl.ts';
import {
  citrusWedge,
  type Dish,
  fan,
  garnish,
  isFanned,
  type Kitchen,
  mound,
  odd,
  part,
  poured,
  scaleOf,
  scatter,
} from './laying.ts';
import { soupDish } from './soup.ts';

/** One thing that fills a bowl to the brim: nuts, beans. */
function heaped(kitchen: Kitchen, foods: readonly Seen[]): string {
  const { sheet } = kitchen;
  return inBowl(kitchen, (inner) => {
    const patch = { ...inner, radius: inner.radius * 0.97 };
    const total = foods.reduce((sum, { grams }) => sum + grams, 0);
    const first = foods[0];
    const ground =
      first === undefined
        ? ''
        : pool(sheet, patch, {
            colour: shifted(first.food.colour, -0.34),
            surface: 'porridge',
            wobble: 0.02,
          });
    const heaps = foods.map(
      (seen) => seen.food.heap?.(sheet, { ...patch, radius: patch.radius * 1.08 }) ?? '',
    );
    const layers = [1, 0.92].flatMap((reach) =>
      foods.map((seen) => {
        const size = seen.size * scaleOf(kitchen) * 1.15;
        const count = (Math.PI * patch.radius ** 2 * (seen.grams / total)) / (size * size * 0.66);
        const few = seen.food.heap === undefined ? 260 : 17;
        return scatter(
          kitchen,
          { ...seen, size: seen.size * 1.15 },
          { ...patch, radius: patch.radius * reach, count: odd(Math.min(few, count)) },
        );
      }),
    );
    const flakes = strewn(
      sheet,
      { ...inner, radius: inner.radius * 0.8 },
      { colour: '#b3331c', count: 60, length: 4, width: 3.4 },
    );
    const herbs = foodsOf(kitchen.reading, 'herb').map((seen) =>
      scatter(kitchen, seen, { ...inner, radius: inner.radius * 0.6, count: 5 }),
    );
    const seeds = /sesame/.test(kitchen.reading.text)
      ? strewn(
          sheet,
          { ...inner, radius: inner.radius * 0.8 },
          { colour: '#f3e4bd', count: 90, length: 5, width: 5 },
        )
      : '';
    return ground + heaps.join('') + layers.join('') + flakes + seeds + herbs.join('');
  });
}

/** Yoghurt or a dip as the body, crisp things standing in it. */
function creamy(kitchen: Kitchen): string {
  const { sheet, reading } = kitchen;
  return inBowl(kitchen, (inner) => {
    const body = pool(
      sheet,
      { ...inner, radius: inner.radius * 1.05 },
      { colour: '#f1ead9', surface: 'yoghurt', wobble: 0.02 },
    );
    const top = dollop(sheet, part(inner, { angle: 0.1, reach: 0.1, radius: 0.62 }), '#f5efe1');
    const rest = foodsOf(reading, 'vegetable', 'fruit').slice(0, 3);
    const crisp = rest.map((seen, index) =>
      mound(
        kitchen,
        { ...seen, size: Math.min(seen.size, 170) },
        part(inner, { angle: 0.52 + index * 0.17, reach: 0.62, radius: 0.32 }),
      ),
    );
    return (
      body +
      top +
      crisp.join('') +
      garnish(kitchen, part(inner, { angle: 0.1, reach: 0.12, radius: 0.5 }))
    );
  });
}

function toppingPatch(inner: Round, index: number, count: number, start: number) {
  return part(inner, {
    angle: start + index / count,
    reach: count < 3 ? 0.38 : 0.5,
    radius: count > 4 ? 0.38 : 0.46,
  });
}

function baseOf({ reading }: Kitchen): Seen | undefined {
  return foodsOf(reading, 'grain', 'noodle')[0] ?? foodsOf(reading, 'leaf')[0];
}

/** A bed that covers the bottom: a heap, or leaves two deep. */
function bedOf(kitchen: Kitchen, base: Seen, inner: Round): string {
  if (base.food.heap !== undefined)
    return mound(kitchen, base, { ...inner, radius: inner.radius * 1.16 });
  const count = odd(Math.min(120, 2.4 * (inner.radius / (base.size * 0.36)) ** 2));
  return [1, 0.9]
    .map((reach) => scatter(kitchen, base, { ...inner, radius: inner.radius * reach, count }))
    .join('');
}

/** One grain cooked with everything in it: pilaf, biryani, risotto, khichdi. */
export const mixedGrainDish: Dish = (kitchen) => {
  const { reading } = kitchen;
  const base = baseOf(kitchen) ?? foodsOf(reading, 'legume')[0];
  const rest = reading.seen.filter(
    (seen) =>
      seen !== base &&
      !['herb', 'seed', 'sauce', 'dairy', 'cheese'].includes(seen.food.role) &&
      !['lime', 'lemon', 'onion'].includes(seen.food.name),
  );
  return (
    inBowl(kitchen, (inner) => {
      const bed = base === undefined ? '' : bedOf(kitchen, base, inner);
      const tossed = [1, 0.8].flatMap((reach) =>
        rest.slice(0, 5).map((seen) =>
          scatter(kitchen, seen, {
            ...inner,
            radius: inner.radius * 0.9 * reach,
            count: odd((seen.size > 100 ? 7 : seen.size > 50 ? 11 : 17) * (seen.isNamed ? 1 : 0.6)),
          }),
        ),
      );
      const cheese = foodsOf(reading, 'cheese').map((seen) =>
        scatter(kitchen, seen, { ...inner, radius: inner.radius * 0.6, count: 9 }),
      );
      return (
        bed +
        tossed.join('') +
        cheese.join('') +
        garnish(kitchen, { ...inner, radius: inner.radius * 0.8 })
      );
    }) +
    citrusWedge(kitchen, {
      x: kitchen.round.x + kitchen.round.radius * 0.6,
      y: kitchen.round.y + kitchen.round.radius * 0.5,
      turn: -0.9,
    })
  );
};

/** A bowl of grain or leaves with its toppings side by side, each in its own field. */
function composed(kitchen: Kitchen): string {
  const { sheet, reading } = kitchen;
  const base = baseOf(kitchen);
  if (base === undefined) return soupDish(kitchen);
  const toppings = reading.seen
    .filter(
      ({ food }) =>
        food.name !== base.food.name &&
        !['herb', 'seed', 'sauce', 'nut', 'cheese', 'dairy'].includes(food.role),
    )
    .slice(0, 6);
  const ordered = [
    ...toppings.filter((_, index) => index % 2 === 0),
    ...toppings.filter((_, index) => index % 2 === 1),
  ];
  const start = sheet.random.next();
  return inBowl(kitchen, (inner) => {
    const bed = bedOf(kitchen, base, inner);
    const fields = ordered.map((seen, index) => {
      const patch = toppingPatch(inner, index, ordered.length, start);
      if (isFanned(seen))
        return fan(kitchen, seen, { ...patch, turn: (patch.turn ?? 0) + Math.PI / 2, count: 7 });
      return mound(kitchen, seen, patch);
    });
    const crumbs = foodsOf(reading, 'nut', 'cheese').map((seen) =>
      scatter(kitchen, seen, { ...inner, radius: inner.radius * 0.5, count: 9 }),
    );
    const finish =
      poured(kitchen, { ...inner, radius: inner.radius * 0.6 }) +
      garnish(kitchen, { ...inner, radius: inner.radius * 0.66 });
    return bed + fields.join('') + crumbs.join('') + finish;
  });
}

/** A bowl: heaped with one thing, creamy, or composed over a bed. */
export const bowlDish: Dish = (kitchen) => {
  const { reading } = kitchen;
  const bulk = reading.seen.filter(
    ({ food }) =>
      !['herb', 'sauce', 'leaf'].includes(food.role) &&
      food.name !== 'lime' &&
      food.name !== 'small seeds' &&
      food.name !== 'sesame',
  );
  const dairy = foodsOf(reading, 'dairy')[0];
  if (/cut into sticks/.test(reading.text)) return boardDish(kitchen);
  const mealBase = foodsOf(reading, 'grain', 'noodle', 'leaf', 'protein').length > 0;
  if (dairy !== undefined && !mealBase) return creamy(kitchen);
  if (bulk.length <= 2 && !mealBase) return heaped(kitchen, bulk);
  return (
    composed(kitchen) +
    citrusWedge(kitchen, {
      x: kitchen.round.x + kitchen.round.radius * 0.62,
      y: kitchen.round.y - kitchen.round.radius * 0.6,
      turn: -0.5,
    })
  );
};
