import { covering } from '../arrangement/covering.ts';
import { inBowl } from '../arrangement/in-bowl.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  fan,
  garnish,
  isFanned,
  mound,
  odd,
  part,
  poured,
  scaleOf,
  scatter,
} from '../arrangement/placement.ts';
import { shifted } from '../colour.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../reading.ts';
import { dollop, pool, strewn } from '../shapes/sauces.ts';
import type { Round } from '../table/crockery.ts';
import { boardDish } from './board.ts';
import { isWet } from './pan-foods.ts';
import { leftOf, soupDish } from './soup.ts';
import { tossedBowl } from './tossed.ts';

/** One thing that fills a bowl to the brim: nuts, beans. */
function heaped(context: DishContext, foods: readonly VisibleFood[]): string {
  const { sheet } = context;
  return inBowl(context, (inner) => {
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
      (visible) => visible.food.heap?.(sheet, { ...patch, radius: patch.radius * 1.08 }) ?? '',
    );
    const layers = [1, 0.92].flatMap((distance) =>
      foods.map((visible) => {
        const size = visible.size * scaleOf(context) * 1.15;
        const count =
          (Math.PI * patch.radius ** 2 * (visible.grams / total)) / (size * size * 0.66);
        const few = visible.food.heap === undefined ? 260 : 17;
        return scatter(
          context,
          { ...visible, size: visible.size * 1.15 },
          { ...patch, radius: patch.radius * distance, count: odd(Math.min(few, count)) },
        );
      }),
    );
    const flakes = strewn(
      sheet,
      { ...inner, radius: inner.radius * 0.8 },
      { colour: '#b3331c', count: 60, length: 4, width: 3.4 },
    );
    const herbs = foodsOf(context.reading, 'herb').map((visible) =>
      scatter(context, visible, { ...inner, radius: inner.radius * 0.6, count: 5 }),
    );
    const seeds = /sesame/.test(context.reading.text)
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
function creamy(context: DishContext): string {
  const { sheet, reading } = context;
  return inBowl(context, (inner) => {
    const cream = foodsOf(reading, 'dairy');
    const body = depicting(sheet, cream, () =>
      pool(
        sheet,
        { ...inner, radius: inner.radius * 1.05 },
        { colour: '#f1ead9', surface: 'yoghurt', wobble: 0.02 },
      ),
    );
    const top = depicting(sheet, cream, () =>
      dollop(sheet, part(inner, { angle: 0.1, distance: 0.1, radius: 0.62 }), '#f5efe1'),
    );
    const rest = foodsOf(reading, 'vegetable', 'fruit', 'legume', 'egg', 'nut', 'berry').slice(
      0,
      4,
    );
    const crisp = rest.map((visible, index) =>
      mound(
        context,
        {
          ...visible,
          size: visible.food.role === 'egg' ? visible.size : Math.min(visible.size, 170),
        },
        part(inner, {
          angle: 0.42 + index * 0.2,
          distance: 0.5,
          radius: visible.food.role === 'nut' ? 0.18 : visible.food.role === 'egg' ? 0.52 : 0.3,
        }),
      ),
    );
    return (
      body +
      top +
      crisp.join('') +
      garnish(context, part(inner, { angle: 0.1, distance: 0.12, radius: 0.5 }))
    );
  });
}

function toppingPatch(inner: Round, index: number, count: number, start: number) {
  return part(inner, {
    angle: start + index / count,
    distance: count < 3 ? 0.38 : 0.5,
    radius: count > 4 ? 0.38 : 0.46,
  });
}

/** What is tossed in a bowl however much it was cooked in. */
const isTossed = /escabeche|pickled|curtido|esquites|pico de gallo/;

function baseOf({ reading }: DishContext): VisibleFood | undefined {
  const riced = reading.visible.find(
    ({ food, line }) => food.name === 'cauliflower' && /\brice/.test(line),
  );
  return foodsOf(reading, 'grain', 'noodle')[0] ?? riced ?? foodsOf(reading, 'leaf')[0];
}

/** A bed that covers the bottom: a heap, or leaves two deep. */
function bedOf(context: DishContext, base: VisibleFood, inner: Round): string {
  if (base.food.heap !== undefined)
    return mound(context, base, { ...inner, radius: inner.radius * 1.16 });
  const count = odd(Math.min(120, 2.4 * (inner.radius / (base.size * 0.36)) ** 2));
  return [1, 0.9]
    .map((distance) => scatter(context, base, { ...inner, radius: inner.radius * distance, count }))
    .join('');
}

/** Enough to be found everywhere, more where it is heavy. */
function stirredIn(context: DishContext, visible: VisibleFood, inner: Round): number {
  const bySize = visible.size > 100 ? 7 : visible.size > 50 ? 11 : 17;
  const share = shareOf(visible, context.reading.visible) * leftOf(visible) * 0.42;
  const byWeight = covering(context, visible, inner, { share, most: 120 });
  return odd(Math.max(bySize * (visible.isNamed ? 1 : 0.6), byWeight));
}

/** Curd or cream that is stirred in, where there is much of it. */
function creamIn(context: DishContext, inner: Round): string {
  const cream = foodsOf(context.reading, 'dairy');
  const share = cream.reduce((sum, one) => sum + shareOf(one, context.reading.visible), 0);
  if (share < 0.15) return '';
  return depicting(context.sheet, cream, () =>
    [0.1, 0.46, 0.8]
      .map((angle) =>
        dollop(
          context.sheet,
          part(inner, { angle, distance: 0.4, radius: 0.24, ratio: 0.8 }),
          '#f5eee0',
        ),
      )
      .join(''),
  );
}

/** One grain cooked with everything in it: pilaf, biryani, risotto, khichdi. */
export const mixedGrainDish: Dish = (context) => {
  const { reading } = context;
  const base = baseOf(context) ?? foodsOf(reading, 'legume')[0];
  const rest = reading.visible.filter(
    (visible) =>
      visible !== base &&
      !['herb', 'seed', 'sauce', 'dairy', 'cheese'].includes(visible.food.role) &&
      !['lime', 'lemon'].includes(visible.food.name) &&
      (visible.food.name !== 'onion' || shareOf(visible, reading.visible) > 0.2),
  );
  return (
    inBowl(context, (inner) => {
      const bed = base === undefined ? '' : bedOf(context, base, inner);
      const tossed = [1, 0.8].flatMap((distance) =>
        rest.slice(0, 5).map((visible) =>
          scatter(context, visible, {
            ...inner,
            radius: inner.radius * 0.9 * distance,
            count: stirredIn(context, visible, inner),
          }),
        ),
      );
      const cheese = foodsOf(reading, 'cheese').map((visible) =>
        scatter(context, visible, { ...inner, radius: inner.radius * 0.6, count: 9 }),
      );
      return (
        bed +
        tossed.join('') +
        cheese.join('') +
        creamIn(context, inner) +
        garnish(context, { ...inner, radius: inner.radius * 0.8 })
      );
    }) +
    citrusWedge(context, {
      x: context.round.x + context.round.radius * 0.6,
      y: context.round.y + context.round.radius * 0.5,
      turn: -0.9,
    })
  );
};

/** A bowl of grain or leaves with its toppings side by side, each in its own field. */
function composed(context: DishContext): string {
  const { sheet, reading } = context;
  const base = baseOf(context);
  if (base === undefined)
    return isWet(reading) && !isTossed.test(reading.title)
      ? soupDish(context)
      : tossedBowl(context);
  const toppings = reading.visible
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
  return inBowl(context, (inner) => {
    const bed = bedOf(context, base, inner);
    const fields = ordered.map((visible, index) => {
      const patch = toppingPatch(inner, index, ordered.length, start);
      if (isFanned(visible))
        return fan(context, visible, { ...patch, turn: (patch.turn ?? 0) + Math.PI / 2, count: 7 });
      return mound(context, visible, patch);
    });
    const crumbs = foodsOf(reading, 'nut', 'cheese').map((visible) =>
      scatter(context, visible, { ...inner, radius: inner.radius * 0.5, count: 9 }),
    );
    const finish =
      poured(context, { ...inner, radius: inner.radius * 0.6 }) +
      garnish(context, { ...inner, radius: inner.radius * 0.66 });
    return bed + fields.join('') + crumbs.join('') + finish;
  });
}

/** A bowl: heaped with one thing, creamy, or composed over a bed. */
export const bowlDish: Dish = (context) => {
  const { reading } = context;
  const bulk = reading.visible.filter(
    ({ food }) =>
      !['herb', 'sauce', 'leaf'].includes(food.role) &&
      food.name !== 'lime' &&
      food.name !== 'small seeds' &&
      food.name !== 'sesame',
  );
  const dairy = foodsOf(reading, 'dairy')[0];
  if (/cut into sticks/.test(reading.text)) return boardDish(context);
  const mealBase = foodsOf(reading, 'grain', 'noodle', 'leaf', 'protein').length > 0;
  const isCreamy = dairy !== undefined && shareOf(dairy, reading.visible) > 0.3;
  if (isTossed.test(reading.title)) return tossedBowl(context);
  if (isCreamy && !mealBase) return creamy(context);
  if (!mealBase && !isWet(reading) && foodsOf(reading, 'egg').length === 0 && bulk.length > 2)
    return tossedBowl(context);
  if (bulk.length <= 2 && !mealBase) return heaped(context, bulk);
  return (
    composed(context) +
    citrusWedge(context, {
      x: context.round.x + context.round.radius * 0.62,
      y: context.round.y - context.round.radius * 0.6,
      turn: -0.5,
    })
  );
};
