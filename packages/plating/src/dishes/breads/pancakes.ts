import {
  type Dish,
  type DishContext,
  garnish,
  odd,
  part,
  scaleOf,
  scatter,
} from '../../arrangement/placement.ts';
import { type Colour, shifted } from '../../colour.ts';
import { foodNamed } from '../../foods/find-food.ts';
import { placed, roundish, type Spot, softLoop } from '../../outline.ts';
import { depicting, foodsOf } from '../../reading.ts';
import { waffle } from '../../shapes/made.ts';
import { filled, lit } from '../../shapes/piece.ts';
import { dollop, drizzle, pool } from '../../shapes/sauces.ts';
import type { Sheet } from '../../sheet.ts';
import { plate } from '../../table/crockery.ts';

/** A pancake of which the edge is seen: what lies on it hides the rest. */
function pancakeEdge(sheet: Sheet, spot: Spot, colour: Colour): string {
  const loop = roundish(sheet.random, { wobble: 0.03, points: 14 });
  return lit(sheet, 'batter', filled(softLoop(placed(spot, loop)), shifted(colour, 0.09)));
}

/** A pancake with its browned face. */
function pancake(sheet: Sheet, spot: Spot, colour: Colour): string {
  const loop = roundish(sheet.random, { wobble: 0.03, points: 14 });
  const face = sheet.radial(
    [
      [0, shifted(colour, -0.02)],
      [0.74, shifted(colour, -0.07)],
      [0.86, colour],
      [0.93, shifted(colour, 0.14)],
      [1, shifted(colour, 0.1)],
    ],
    [0.48, 0.47, 0.53],
  );
  return (
    pancakeEdge(sheet, spot, colour) +
    lit(sheet, 'toasted', filled(softLoop(placed({ ...spot, size: spot.size * 0.95 }, loop)), face))
  );
}

interface Stack {
  isThin: boolean;
  isWaffle: boolean;
  colour: Colour;
  count: number;
  width: number;
}

const thinOffsets = [
  [-96, 60],
  [70, 66],
  [0, -50],
] as const;

function positionOf(context: DishContext, { isThin, count }: Stack, index: number) {
  const { sheet, round } = context;
  const scale = scaleOf(context);
  const offset = isThin ? thinOffsets[index] : undefined;
  if (offset !== undefined)
    return { x: round.x + offset[0] * scale, y: round.y + offset[1] * scale };
  const lift = index - count / 2;
  return {
    x: round.x + (-lift * 5 + sheet.random.jitter(14)) * scale,
    y: round.y + (34 - index * 19) * scale,
  };
}

function herbSpecks(context: DishContext, at: { x: number; y: number }): string {
  const herbs = {
    food: foodNamed('herbs'),
    piece: foodNamed('spring onion').piece,
    ...{ size: 24, grams: 10, line: '', isNamed: false },
  };
  return scatter(context, herbs, { ...at, radius: 160 * scaleOf(context), count: 15 });
}

const turnedWaffle = (sheet: Sheet, spot: Spot, colour: Colour) =>
  waffle(shifted(colour, 0.03))(sheet, { ...spot, turn: 0.3 });

function stacked(context: DishContext, stack: Stack, index: number): string {
  const { sheet } = context;
  const { isThin, isWaffle, colour, count, width } = stack;
  const at = positionOf(context, stack, index);
  const specks = isThin ? herbSpecks(context, at) : '';
  const face = isThin || index === count - 1 ? pancake : pancakeEdge;
  const size = (isThin ? 460 : width - index * 8) * scaleOf(context);
  const spot = { ...at, size, turn: sheet.random.angle() };
  const tone = shifted(colour, sheet.random.jitter(0.02));
  const batter = [...context.reading.visible, ...context.reading.bound].filter(
    ({ food }) => !['berry', 'fruit'].includes(food.role),
  );
  return (
    depicting(sheet, batter, () => (isWaffle ? turnedWaffle : face)(sheet, spot, tone)) + specks
  );
}

/** Syrup that pools on top and runs over the edge towards the eye. */
function syrupOver(context: DishContext, top: { x: number; y: number }, width: number): string {
  const { sheet } = context;
  const scale = scaleOf(context);
  const colour = '#a8581a';
  return sheet.depict(['maple-syrup', 'honey'], () => {
    const runs = [0.12, 0.2, 0.29, 0.38].map((angle) => {
      const turn = (angle + sheet.random.jitter(0.03)) * Math.PI * 2;
      const far = width * scale * 0.46;
      const [x, y] = [top.x + Math.cos(turn) * far, top.y + Math.sin(turn) * far];
      return pool(
        sheet,
        { x, y, radius: sheet.random.between(30, 58) * scale, ratio: 0.5, turn: Math.PI / 2 },
        { colour, surface: 'syrup', wobble: 0.1 },
      );
    });
    const lake = pool(
      sheet,
      { ...top, radius: width * scale * 0.42, ratio: 0.92 },
      { colour, surface: 'syrup', wobble: 0.14 },
    );
    return runs.join('') + lake;
  });
}

const thinWords =
  /chilla|crepe|dosa|flat|adai|omelet|okonomiyaki|bindaetteok|socca|kaygana|baghrir/;

/** A stack that leans towards the light, fruit and cream on top and tumbling down. */
export const pancakesDish: Dish = (context) => {
  const { sheet, reading, round } = context;
  const scale = scaleOf(context);
  const thin = thinWords.test(reading.title);
  const colour = /spinach|moong|mung/.test(reading.text) ? '#cfa440' : '#c98a43';
  const isWaffle = /waffle/.test(reading.title);
  const count = thin || isWaffle ? 3 : sheet.random.pick([3, 4, 5, 5]);
  const width = sheet.random.between(420, 510);
  const stack = Array.from({ length: count }, (_, index) =>
    stacked(context, { isThin: thin, isWaffle, colour, count, width }, index),
  );
  const top = { x: round.x - 6 * scale, y: round.y + (34 - (count - 1) * 19) * scale };
  const cream =
    foodsOf(reading, 'dairy').length > 0
      ? dollop(
          sheet,
          {
            ...top,
            ...(thin ? { x: round.x + 14 * scale, y: round.y + 20 * scale } : {}),
            radius: (thin ? 84 : 112) * scale,
          },
          '#f5eee0',
        )
      : '';
  const fruit = foodsOf(reading, 'berry', 'fruit').filter(
    ({ food }) => !['lime', 'lemon'].includes(food.name),
  );
  const syrup = thin
    ? ''
    : /syrup|honey|agave|molasses/.test(reading.text)
      ? syrupOver(context, top, width)
      : drizzle(sheet, { ...top, radius: 150 * scale }, { colour: '#b5671f', width: 13 * scale });
  const fallen = sheet.random.next();
  const piled = fruit.map(
    (visible) =>
      scatter(context, visible, {
        x: top.x + 14 * scale,
        y: top.y + 10 * scale,
        radius: 116 * scale,
        count: odd(visible.size > 80 ? 7 : 11),
      }) +
      scatter(context, visible, {
        ...part(round, { angle: fallen, distance: 0.7, radius: 0.18 }),
        count: 5,
      }) +
      scatter(context, visible, {
        ...part(round, {
          angle: fallen + sheet.random.between(0.24, 0.6),
          distance: 0.72,
          radius: 0.12,
        }),
        count: 3,
      }),
  );
  return (
    plate(sheet, round, context.glaze) +
    stack.join('') +
    syrup +
    cream +
    piled.join('') +
    garnish(context, { x: top.x, y: top.y + (thin ? 50 : 0), radius: (thin ? 190 : 130) * scale })
  );
};
