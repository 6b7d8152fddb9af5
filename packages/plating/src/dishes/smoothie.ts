import { type Dish, type DishContext, odd, scatter } from '../arrangement/placement.ts';
import { type Colour, mixed, shifted } from '../colour.ts';
import { rounded } from '../outline.ts';
import { foodsOf, type Reading } from '../reading.ts';
import { lit } from '../shapes/piece.ts';
import { drizzle, pool, strewn } from '../shapes/sauces.ts';
import type { Sheet } from '../sheet.ts';

const tints: readonly (readonly [RegExp, Colour, number])[] = [
  [/blueberr|blackberr|a[cç]a[ií]/, '#6d3a78', 3],
  [/cherr/, '#8f2a48', 3],
  [/raspberr|strawberr|berries/, '#cf4a68', 3],
  [/mango|peach|papaya|orange|carrot/, '#f0a43c', 2.5],
  [/spinach|kale|matcha|avocado/, '#7fa548', 1.6],
  [/cucumber|mint/, '#dfe6c4', 0.5],
  [/cocoa|cacao|coffee|espresso/, '#6a4028', 1.4],
  [/beet/, '#a41f52', 3],
  [/banana|oat|pear|pineapple/, '#efdca4', 1.2],
  [/yogurt|kefir|milk|tofu/, '#f4ebdc', 1.2],
];

function drinkColour(reading: Reading): Colour {
  // Berries hide leaves: a green drink is only green without them.
  const berry = /berr|cherr|beet/.test(reading.text);
  const found = tints.filter(
    ([words]) => words.test(reading.text) && !(berry && words.source.startsWith('spinach')),
  );
  let colour = found[0]?.[1] ?? '#dfa8b0';
  let weight = found[0]?.[2] ?? 1;
  for (const [, tint, share] of found.slice(1)) {
    colour = mixed(colour, tint, share / (weight + share));
    weight += share;
  }
  return shifted(colour, 0.02, 0, 1.35);
}

interface Glass {
  x: number;
  top: number;
  bottom: number;
  upper: number;
  lower: number;
}

function wallPath({ x, top, bottom, upper, lower }: Glass, inset: number): string {
  const [wide, narrow] = [upper - inset, lower - inset * 0.8];
  const flat = 0.34;
  return `M${x - wide} ${top}L${x - narrow} ${bottom}A${narrow} ${rounded(narrow * flat)} 0 0 0 ${x + narrow} ${bottom}L${x + wide} ${top}A${wide} ${rounded(wide * flat)} 0 0 1 ${x - wide} ${top}Z`;
}

function oval(x: number, y: number, radius: number, rest: string): string {
  return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(radius)}" ry="${rounded(radius * 0.34)}" ${rest}/>`;
}

function glassShadow(sheet: Sheet, glass: Glass): string {
  const { x, bottom, lower, upper } = glass;
  const soft = sheet.radial(
    [
      [0, '#1c0d04', 0.62],
      [0.5, '#1c0d04', 0.34],
      [1, '#1c0d04', 0],
    ],
    [0.5, 0.5, 0.5],
  );
  const long = (distance: number, across: number) =>
    `<ellipse cx="${rounded(x + upper * 0.95)}" cy="${rounded(bottom + 78)}" rx="${rounded(distance)}" ry="${rounded(across)}" transform="rotate(21 ${rounded(x)} ${rounded(bottom)})" fill="${soft}"/>`;
  return (
    long(upper * 2.1, lower * 0.75) +
    oval(x + 16, bottom + lower * 0.16, lower * 1.5, `fill="${soft}"`)
  );
}

function glassBody(context: DishContext, glass: Glass, colour: Colour): string {
  const { sheet } = context;
  const { x, top, bottom, upper, lower } = glass;
  const brim = top + 34;
  const level: Glass = { ...glass, top: brim, upper: upper - 4 };
  const side = sheet.linear(
    [
      [0, shifted(colour, -0.1)],
      [0.16, shifted(colour, 0.05)],
      [0.38, shifted(colour, 0.08)],
      [0.7, colour],
      [1, shifted(colour, -0.18)],
    ],
    [0, 0.4, 1, 0.55],
  );
  const glassTint = sheet.linear(
    [
      [0, '#ffffff', 0.55],
      [0.12, '#ffffff', 0.12],
      [0.85, '#ffffff', 0.08],
      [1, '#ffffff', 0.4],
    ],
    [0, 0, 1, 0],
  );
  const gleam = sheet.linear(
    [
      [0, '#fff', 0.75],
      [0.5, '#fff', 0.45],
      [1, '#fff', 0.05],
    ],
    [0, 0, 0, 1],
  );
  const gleamPath = `M${x - upper * 0.78} ${top + 70}L${x - upper * 0.6} ${top + 84}L${x - lower * 0.62} ${bottom - 40}L${x - lower * 0.8} ${bottom - 50}Z`;
  const thin = `M${x + upper * 0.74} ${top + 90}L${x + upper * 0.8} ${top + 86}L${x + lower * 0.82} ${bottom - 70}L${x + lower * 0.77} ${bottom - 66}Z`;
  return (
    `<path d="${wallPath(glass, 0)}" fill="#ffffff" fill-opacity=".28"/>` +
    `<path d="${wallPath(level, 15)}" fill="${side}"/>` +
    oval(x, brim, upper - 20, `fill="${shifted(colour, 0.07)}"`) +
    `<path d="${wallPath(glass, 0)}" fill="${glassTint}"/>` +
    `<path d="${gleamPath}" fill="${gleam}" fill-opacity=".6" stroke="#fff" stroke-opacity=".16" stroke-width="9" stroke-linejoin="round"/><path d="${thin}" fill="#fff" fill-opacity=".4" stroke="#fff" stroke-opacity=".14" stroke-width="6" stroke-linejoin="round"/>` +
    oval(x, bottom + 2, lower - 4, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"')
  );
}

function crowned(context: DishContext, glass: Glass, colour: Colour): string {
  const { sheet, reading } = context;
  const brim = glass.top + 34;
  const patch = { x: glass.x, y: brim - 2, radius: glass.upper - 34, ratio: 0.32, turn: 0 };
  const foam = pool(
    sheet,
    { ...patch, radius: patch.radius * 1.08 },
    { colour: shifted(colour, 0.08), surface: 'cream', wobble: 0.03 },
  );
  const fruit = foodsOf(reading, 'berry', 'fruit').filter(
    ({ food }) => !['lime', 'lemon'].includes(food.name),
  )[0];
  const whirl = drizzle(sheet, { ...patch, radius: 46 }, { colour: '#f6efe2', width: 7 });
  const crown =
    fruit === undefined
      ? ''
      : scatter(context, fruit, {
          ...patch,
          x: patch.x + 26,
          radius: patch.radius * 0.5,
          count: odd(3),
        });
  const seeds = strewn(
    sheet,
    { ...patch, radius: patch.radius * 0.8 },
    {
      colour: /chia|flax|poppy/.test(reading.text) ? '#453a34' : '#8f6a3c',
      count: 34,
      length: 3,
      width: 4,
    },
  );
  const rim =
    oval(
      glass.x,
      glass.top,
      glass.upper,
      'fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6"',
    ) +
    oval(
      glass.x,
      glass.top + 3,
      glass.upper - 7,
      'fill="none" stroke="#5d4a3c" stroke-opacity=".22" stroke-width="5"',
    );
  return foam + whirl + seeds + crown + rim;
}

function straw(sheet: Sheet, glass: Glass, colour: Colour): string {
  const path = `M${glass.x - 34} ${glass.top + 48}L${glass.x - 128} ${glass.top - 190}`;
  return lit(
    sheet,
    'strand',
    `<path d="${path}" stroke="${colour}" stroke-width="22" stroke-linecap="butt"/>`,
  );
}

/** Outlines of glasses: tall, tumbler, goblet, slim. */
const glasses: readonly [Omit<Glass, 'x'>, ...Omit<Glass, 'x'>[]] = [
  { top: 210, bottom: 730, upper: 188, lower: 132 },
  { top: 300, bottom: 720, upper: 214, lower: 178 },
  { top: 240, bottom: 700, upper: 226, lower: 118 },
  { top: 180, bottom: 740, upper: 150, lower: 128 },
];

const straws = ['#efe6d4', '#c9563f', '#3f6f7d', '#d9a648', '#7f9a86'] as const;

/** One glass or two, seen from a little above, its fruit on the table. */
export const smoothieDish: Dish = (context) => {
  const { sheet, reading } = context;
  const colour = drinkColour(reading);
  const lead = sheet.random.chance(0.5) ? 1 : -1;
  const shape = sheet.random.pick(glasses);
  const isPair = sheet.random.chance(0.6);
  const front: Glass = { ...shape, x: 600 + lead * (isPair ? -110 : -30) };
  const back: Glass = {
    x: 600 + lead * 255,
    top: shape.top - 90,
    bottom: shape.bottom - 190,
    upper: shape.upper * 0.84,
    lower: shape.lower * 0.84,
  };
  const fruit = foodsOf(reading, 'berry', 'fruit', 'leaf', 'nut', 'herb').slice(0, 3);
  const positions = [
    { x: 600 + lead * 330, y: 735, radius: 130 },
    { x: 600 - lead * 430, y: 700, radius: 96 },
    { x: 600 + lead * (isPair ? -440 : 380), y: 330, radius: 90 },
  ];
  const scatteredFruit = fruit.map((visible, index) =>
    scatter(context, visible, {
      ...(positions[index] ?? { x: 200, y: 700, radius: 90 }),
      count: visible.food.role === 'leaf' ? 5 : 7,
    }),
  );
  const tube = sheet.random.chance(0.72) ? sheet.random.pick(straws) : undefined;
  const glass = (one: Glass) =>
    glassShadow(sheet, one) +
    glassBody(context, one, colour) +
    (tube === undefined ? '' : straw(sheet, one, tube)) +
    crowned(context, one, colour);
  return (isPair ? glass(back) : '') + scatteredFruit.join('') + glass(front);
};
