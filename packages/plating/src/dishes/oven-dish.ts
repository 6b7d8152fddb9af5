import {
  type Dish,
  type DishContext,
  garnish,
  odd,
  part,
  scaleOf,
  scatter,
} from '../arrangement/placement.ts';
import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, roundish, sharpLoop, softLine, softLoop } from '../outline.ts';
import { depicting, foodsOf, type Reading } from '../reading.ts';
import { friedEgg } from '../shapes/eggs.ts';
import { filled, lit, stroked } from '../shapes/piece.ts';
import { pool, strewn } from '../shapes/sauces.ts';
import type { Sheet } from '../sheet.ts';
import { within } from '../table/crockery.ts';
import { bakingTray, boxText } from '../table/vessels.ts';
import { panDish } from './pan.ts';

const glazes = ['#e9e1d0', '#b5694a', '#3f5f73', '#7f9a86', '#d1a14a', '#4c4a48'] as const;

interface Crust {
  ground: Colour;
  top: Colour;
  /** How much of the ground is seen through. */
  open: number;
  isLeafy: boolean;
  isMash?: boolean;
}

function crustOf({ title, text }: Reading): Crust {
  if (/phyllo|filo/.test(text))
    return { ground: '#d9a04a', top: '#eec678', open: 0, isLeafy: true };
  if (/parmigiana|lasagn|enchilada|budín|ziti/.test(title))
    return { ground: '#b8401f', top: '#f0d08a', open: 0.55, isLeafy: false };
  if (/shepherd|cottage pie|fish pie|mashed|hachis/.test(title))
    return { ground: '#a8612f', top: '#f0dca6', open: 0, isLeafy: false, isMash: true };
  if (/moussaka|pastitsio/.test(title))
    return { ground: '#a8612f', top: '#f0d9a0', open: 0.2, isLeafy: false };
  if (/cornbread|pan de elote|polenta/.test(title))
    return { ground: '#e0aa3c', top: '#f0c860', open: 0.2, isLeafy: false };
  if (/oatmeal|crumble|crisp|cobbler/.test(title))
    return { ground: '#c28d4c', top: '#dcb478', open: 0.3, isLeafy: false };
  if (/mac(?:aroni)? (?:and|&|'n'?) cheese|cannelloni|pasta bake/.test(title))
    return { ground: '#e0a23c', top: '#f4cf74', open: 0.3, isLeafy: false };
  if (/casserole|gratin|cheddar|cheese/.test(text))
    return { ground: '#d9ae5c', top: '#f2d48c', open: 0.3, isLeafy: false };
  return { ground: '#c98f45', top: '#e3b96e', open: 0.3, isLeafy: false };
}

/** Sheets of phyllo, crumpled: overlapping scraps with a lit edge. */
function crumpled(sheet: Sheet, x: number, y: number, size: number, colour: Colour): string {
  const spot = { x, y, size, turn: sheet.random.angle() };
  const loop = roundish(sheet.random, { wobble: 0.22, points: 9, ratio: 0.7 });
  const ridge = placed(spot, [
    [-0.34, sheet.random.jitter(0.15)],
    [0, sheet.random.jitter(0.2)],
    [0.34, sheet.random.jitter(0.15)],
  ]);
  return (
    lit(
      sheet,
      'toasted',
      filled(softLoop(placed(spot, loop)), shifted(colour, sheet.random.jitter(0.05))),
    ) + stroked(sharpLoop(ridge), '#fff2cc', 3, ' stroke-opacity=".4"')
  );
}

/** Mash spread over a pie and drawn up with a fork: ridges, their tips browned. */
function mashRidges(sheet: Sheet, box: Field, colour: Colour): string {
  const { random } = sheet;
  const rows = 11;
  return Array.from({ length: rows }, (_, row) => {
    const y = box.y - box.height / 2 + ((row + 0.5) * box.height) / rows;
    const points: Point[] = Array.from({ length: 15 }, (_, index) => [
      box.x - box.width * 0.52 + (index * box.width * 1.04) / 14,
      y + (index % 2 === 0 ? 8 : -8) + random.jitter(18),
    ]);
    const line = softLine(points);
    const high = box.height / rows;
    const tips = softLine(points.map(([x, at]) => [x + 3, at - high * 0.16] as const));
    return (
      stroked(line, shifted(colour, -0.17), high * 1.04, ' stroke-opacity=".4"') +
      `<g transform="translate(-2 -5)">${stroked(line, shifted(colour, random.jitter(0.02)), high * 0.8)}</g>` +
      stroked(tips, shifted(colour, 0.07), high * 0.2, ' stroke-opacity=".7"') +
      pool(
        sheet,
        {
          x: box.x + random.jitter(box.width * 0.4),
          y: y - 4,
          radius: random.between(60, 120),
          ratio: 0.34,
          turn: 0,
        },
        { colour: '#e0b264', surface: 'melt', wobble: 0.3 },
      )
    );
  }).join('');
}

function crumpledSheets(sheet: Sheet, box: Field, colour: Colour): string {
  return Array.from({ length: 47 }, () =>
    crumpled(
      sheet,
      box.x + sheet.random.between(-0.46, 0.46) * box.width,
      box.y + sheet.random.between(-0.44, 0.44) * box.height,
      sheet.random.between(130, 220),
      colour,
    ),
  ).join('');
}

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

function surface(context: DishContext, box: Field): string {
  const { sheet, reading } = context;
  const crust = crustOf(reading);
  const patch = {
    x: box.x,
    y: box.y,
    radius: box.width / 2,
    ratio: box.height / box.width,
    square: true,
  };
  const corner = (x: number, y: number): Point => [
    box.x + (x * box.width) / 2,
    box.y + (y * box.height) / 2,
  ];
  const slab = lit(
    sheet,
    'toasted',
    filled(sharpLoop([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]), crust.top),
  );
  if (crust.isMash === true) return slab + mashRidges(sheet, box, crust.top);
  if (crust.isLeafy) return slab + crumpledSheets(sheet, box, crust.top);
  const anywhere = (low: number, high: number) => ({
    x: box.x + sheet.random.between(-0.46, 0.46) * box.width,
    y: box.y + sheet.random.between(-0.44, 0.44) * box.height,
    radius: sheet.random.between(low, high),
    ratio: sheet.random.between(0.5, 0.8),
  });
  const melted = Array.from({ length: 34 }, () =>
    pool(sheet, anywhere(46, 120), {
      colour: shifted(crust.top, sheet.random.jitter(0.04)),
      surface: 'melt',
      wobble: 0.2,
    }),
  );
  const holes = Array.from({ length: Math.round(crust.open * 30) }, () =>
    pool(sheet, anywhere(22, 66), { colour: crust.ground, surface: 'melt', wobble: 0.3 }),
  );
  const tops = foodsOf(reading, 'vegetable', 'leaf', 'nut', 'fruit', 'legume')
    .filter(({ food }) => !['onion', 'red onion', 'celery'].includes(food.name))
    .slice(0, 3)
    .map((visible, index) =>
      scatter(
        context,
        { ...visible, size: Math.min(visible.size, 74) },
        { ...patch, radius: patch.radius * 0.84, count: odd(13 - index * 4) },
      ),
    );
  const crumbs = strewn(sheet, patch, { colour: '#8a4a1c', count: 90, length: 5, width: 4 });
  const eggs = /egg(?!plant)/.test(reading.title)
    ? [0.1, 0.43, 0.77]
        .map((angle) => {
          const at = part(
            { x: box.x, y: box.y, radius: box.height * 0.5 },
            { angle, distance: 0.5, radius: 0.2 },
          );
          return friedEgg(sheet, { x: at.x, y: at.y, size: 190, turn: angle * 6 });
        })
        .join('')
    : '';
  return slab + melted.join('') + holes.join('') + tops.join('') + crumbs + eggs;
}

/** A crust hides what is baked under it. */
const covered = ({ reading }: DishContext) => [...reading.visible, ...reading.bound];

/** A gratin, bake or pie in its ceramic dish, browned on top. */
export const ovenDish: Dish = (context) => {
  const { sheet, round } = context;
  if (sheet.random.chance(0.3)) return roundBake(context);
  const scale = scaleOf(context);
  const box = {
    x: round.x,
    y: round.y,
    width: 960 * scale,
    height: sheet.random.pick([640, 690]) * scale,
    corner: sheet.random.pick([40, 90, 150]),
  };
  const inner = {
    ...box,
    width: box.width - 96,
    height: box.height - 96,
    corner: Math.max(10, box.corner - 44),
  };
  const clip = sheet.define(
    'oven dish',
    (id) => `<clipPath id="${id}">${boxText(inner, '')}</clipPath>`,
  );
  return (
    bakingTray(sheet, box, sheet.random.pick(glazes)) +
    `<g clip-path="${clip}">${depicting(sheet, covered(context), () => surface(context, inner))}${garnish(context, { x: box.x, y: box.y, radius: 360 * scale, ratio: 0.62 })}</g>` +
    boxText(inner, 'fill="none" stroke="#2a1206" stroke-opacity=".4" stroke-width="10"')
  );
};

/** The same in a round iron pan. */
function roundBake(context: DishContext): string {
  const { round } = context;
  const inner = { ...round, radius: round.radius * 0.9 };
  return (
    panDish({ ...context, reading: { ...context.reading, visible: [] } }) +
    within(
      context.sheet,
      inner,
      depicting(context.sheet, covered(context), () =>
        surface(context, {
          x: inner.x,
          y: inner.y,
          width: inner.radius * 2,
          height: inner.radius * 2,
        }),
      ) + garnish(context, { ...inner, radius: inner.radius * 0.7 }),
    )
  );
}
