import { type Dish, type DishContext, garnish, scaleOf } from '../arrangement/placement.ts';
import { inCoupe, onPlate, positions, type Serving } from '../arrangement/serving.ts';
import { dippingBowl, sidesAt, sidesOf } from '../arrangement/sides.ts';
import type { Colour } from '../colour.ts';
import { depicting, type Reading, type VisibleFood } from '../reading.ts';
import { halfMoon, softBun } from '../shapes/doughs.ts';
import { roll } from '../shapes/made.ts';
import { laid } from '../shapes/stamps.ts';

function doughOf({ title, text }: Reading): { colour: Colour; fried?: Colour } {
  if (/empanada|pastel|fried|baked|calzone|pasty|pasties/.test(title)) return { colour: '#d9a352' };
  const colour = /whole wheat|buckwheat|rye/.test(text) ? '#dcc393' : '#efe2c2';
  return /gyoza|potsticker|pan-fried|pierogi|seared|mandu/.test(title)
    ? { colour, fried: '#b8742c' }
    : { colour };
}

function dipColour({ text }: Reading): Colour {
  if (/chil[ei] oil|chil[ei] crisp|sriracha|harissa/.test(text)) return '#a8321a';
  if (/yogh?urt|sour cream|skyr/.test(text)) return '#f3ecdc';
  if (/tomato/.test(text)) return '#b9421f';
  if (/soy sauce|tamari|ponzu/.test(text)) return '#5a3018';
  return '#8a4a24';
}

/** What the title sets beside them, and what only lies on a plate: leaves. */
function besideOf(context: DishContext): VisibleFood[] {
  const beside = context.reading.title.split(' with ')[1] ?? '';
  return sidesOf(context)
    .filter(({ food }) => food.words.test(beside) && food.role !== 'grain')
    .slice(0, 1);
}

function turnedOut(context: DishContext, field: Serving, count: number, size: number) {
  const { random } = context.sheet;
  return positions(context, field, count).map(({ x, y }) => ({
    x,
    y,
    size: size * scaleOf(context) * random.between(0.96, 1.05),
    turn: Math.atan2(y - field.y, x - field.x) - Math.PI / 2 + random.jitter(0.4),
  }));
}

/** Dumplings in a ring, a small bowl of something sharp in the middle. */
export const dumplingsDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = context.sheet.random.chance(0.7) ? onPlate(context) : inCoupe(context);
  const sides = besideOf(context);
  const inside = [...reading.visible, ...reading.bound].filter((one) => !sides.includes(one));
  const spots = turnedOut(
    context,
    { ...field, across: field.across * 1.12, down: field.down * 1.12 },
    9,
    208,
  );
  const ring = spots.slice(0, 8);
  return (
    field.drawing +
    depicting(sheet, inside, () => laid(sheet, halfMoon(doughOf(reading)), ring)) +
    sidesAt(context, sides, field) +
    dippingBowl(
      context,
      { x: field.x, y: field.y, radius: field.across * 0.29 },
      dipColour(reading),
    ) +
    garnish(context, { x: field.x, y: field.y, radius: field.across * 0.92 })
  );
};

/** Steamed cakes of rice, their stew and chutney in bowls: idli, bao. */
export const steamedDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = onPlate(context);
  const batter = reading.visible.filter(({ food }) =>
    /rice|black lentils|split peas/.test(food.name),
  );
  const rest = reading.visible.filter((one) => !batter.includes(one));
  const spots = turnedOut(
    context,
    { ...field, x: field.x - field.across * 0.3, across: field.across * 0.72 },
    5,
    218,
  );
  return (
    field.drawing +
    depicting(sheet, batter.length > 0 ? batter : reading.visible, () =>
      laid(sheet, softBun({ crust: '#f2ecdd', foot: '#ded2b6' }), spots),
    ) +
    dippingBowl(
      context,
      {
        x: field.x + field.across * 0.7,
        y: field.y - field.down * 0.3,
        radius: field.across * 0.38,
      },
      '#c8702c',
      rest,
    ) +
    dippingBowl(
      context,
      {
        x: field.x + field.across * 0.5,
        y: field.y + field.down * 0.6,
        radius: field.across * 0.25,
      },
      '#e9e6cc',
    ) +
    garnish(context, { x: field.x, y: field.y, radius: field.across * 0.7 })
  );
};

/** Crisp crepes rolled long across the plate, what is eaten with them in small bowls. */
export const dosaDish: Dish = (context) => {
  const { sheet, reading } = context;
  const field = onPlate(context);
  const scale = scaleOf(context);
  const lean = -0.5 + sheet.random.jitter(0.1);
  const crisp = roll({ colour: '#d9983f', end: '#e6c672', veins: '#a8641f', thick: 0.13 });
  const spots = [-0.5, 0.22].map((across) => ({
    x: field.x - Math.sin(lean) * across * field.across * 0.62,
    y: field.y + Math.cos(lean) * across * field.down * 0.62 - 20 * scale,
    size: 640 * scale,
    turn: lean + sheet.random.jitter(0.04),
  }));
  return (
    field.drawing +
    depicting(sheet, [...reading.visible, ...reading.bound], () => laid(sheet, crisp, spots)) +
    dippingBowl(
      context,
      {
        x: field.x + field.across * 0.46,
        y: field.y + field.down * 0.66,
        radius: field.across * 0.25,
      },
      '#e9e6cc',
    ) +
    dippingBowl(
      context,
      {
        x: field.x - field.across * 0.12,
        y: field.y + field.down * 0.82,
        radius: field.across * 0.22,
      },
      '#c8702c',
    ) +
    garnish(context, { x: field.x, y: field.y, radius: field.across * 0.8 })
  );
};
