import { shifted } from '../colour.ts';
import { foodNamed } from '../foods/larder.ts';
import { filled, lit } from '../foods/piece.ts';
import { browned, friedEgg } from '../foods/proteins.ts';
import { beads, pool } from '../foods/sauces.ts';
import { placed, roundish, softLoop } from '../outline.ts';
import { foodsOf, type Seen } from '../reading.ts';
import { type Round, wallShade, within } from '../table/crockery.ts';
import { bakingPaper, bakingTray, skillet } from '../table/vessels.ts';
import {
  type Dish,
  garnish,
  type Kitchen,
  mound,
  odd,
  part,
  scaleOf,
  scatter,
  scattered,
} from './laying.ts';
import { crumbled } from './plate.ts';
import { brothColour } from './soup.ts';

function panFoods(kitchen: Kitchen): Seen[] {
  return kitchen.reading.seen.filter(
    ({ food }) =>
      !['herb', 'sauce', 'seed', 'dairy', 'cheese', 'egg', 'grain'].includes(food.role) &&
      !['lime', 'lemon'].includes(food.name),
  );
}

function counts(seen: Seen, total: number, share: number): number {
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
      colour: isSauce ? colour : shifted(foods[0]?.food.colour ?? '#a0763c', -0.12),
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
  const fill = /frittata|tortilla espa/.test(reading.title)
    ? frittata
    : /scramble|bhurji/.test(reading.title)
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

const trayColours = ['#8d8f90', '#e6ddcd', '#3f5f73', '#b5694a', '#4c4a48'] as const;

/** A tray that fills the picture, its main pieces in a loose row among the vegetables. */
export const traybakeDish: Dish = (kitchen) => {
  const { sheet, reading, round } = kitchen;
  const box = { x: round.x, y: round.y, width: 1010, height: 730, corner: 56 };
  const large = { ...kitchen, round: { ...round, radius: 430 } };
  const foods = panFoods(kitchen);
  const main = foods.find(({ food }) => food.role === 'protein');
  const rest = foods.filter((seen) => seen !== main);
  const total = rest.reduce((sum, { grams }) => sum + grams, 1);
  const bed = { x: round.x, y: round.y, radius: 425, ratio: 0.68, square: true };
  const spice = /tandoori|tikka|paprika|turmeric/.test(reading.text);
  const below = rest
    .map((seen) => scatter(large, seen, { ...bed, count: counts(seen, total, 2.1) }))
    .join('');
  const places =
    main !== undefined && main.size > 200
      ? [
          [-250, -150, -0.3],
          [150, -170, 0.16],
          [-130, 130, 0.1],
          [260, 120, -0.34],
        ]
      : [
          [-310, -160, 0.3],
          [-60, -200, 1],
          [220, -140, 2],
          [-250, 90, 0.5],
          [20, 10, 2.6],
          [320, 90, 1.4],
          [-90, 220, 0.2],
          [180, 220, 2.2],
        ];
  const pieces =
    main === undefined
      ? ''
      : places
          .map(([dx, dy, turn]) =>
            (spice && main.food.name === 'chicken' ? tandooriChicken : main.piece)(sheet, {
              x: round.x + (dx ?? 0),
              y: round.y + (dy ?? 0),
              size: main.size > 200 ? main.size * 1.05 : main.size * 1.5,
              turn: turn ?? 0,
            }),
          )
          .join('');
  const above = rest
    .slice(0, 4)
    .map((seen) => scatter(large, seen, { ...bed, count: counts(seen, total, 0.5) }))
    .join('');
  const lemon = /lemon/.test(reading.text)
    ? scatter(
        kitchen,
        { food: foodNamed('lemon'), piece: lemonSlice, size: 104, grams: 80, line: '' },
        { ...bed, radius: 340, count: 5 },
      )
    : '';
  return (
    bakingTray(sheet, box, sheet.random.pick(trayColours)) +
    bakingPaper(sheet, { ...box, width: 944, height: 664 }) +
    below +
    pieces +
    above +
    lemon +
    garnish(kitchen, { ...bed, radius: 360 })
  );
};

const tandooriChicken = browned({ colour: '#d0692c', wobble: 0.12 });

const lemonSlice = foodNamed('lemon').cuts?.[0]?.[1].piece ?? foodNamed('lemon').piece;

/** Short pasta tumbled with its vegetables, or a nest of long pasta with its sauce on top. */
export const pastaFill = (kitchen: Kitchen, inner: Round): string => {
  const { sheet, reading } = kitchen;
  const pasta = foodsOf(reading, 'noodle')[0];
  const foods = panFoods(kitchen).filter((seen) => seen.food.role !== 'noodle');
  const bed = { ...inner, radius: inner.radius * 0.95 };
  const dark = /whole wheat|whole grain|wholemeal|soba|buckwheat/.test(reading.text);
  const tossed = (share: number, reach: number) =>
    foods
      .map((seen) =>
        scatter(kitchen, seen, {
          ...bed,
          radius: bed.radius * reach,
          count: odd((seen.size > 100 ? 11 : 15) * share),
        }),
      )
      .join('');
  if (pasta === undefined || pasta.food.heap === undefined) {
    const short = pasta ?? {
      ...foodNamed('short pasta'),
      food: foodNamed('short pasta'),
      grams: 200,
      line: '',
    };
    const ground = pool(sheet, bed, {
      colour: dark ? '#8f6433' : '#c9a050',
      surface: 'ragout',
      wobble: 0.04,
    });
    return (
      ground +
      scatter(kitchen, short, { ...bed, count: 47 }) +
      tossed(1, 0.9) +
      scatter(kitchen, short, { ...bed, radius: bed.radius * 0.86, count: 21 }) +
      tossed(0.5, 0.75)
    );
  }
  const sauce = foodsOf(reading, 'sauce')[0];
  const top =
    sauce === undefined
      ? ''
      : pool(
          sheet,
          { ...inner, radius: inner.radius * 0.46 },
          { colour: sauce.food.colour, surface: 'stew', wobble: 0.25 },
        );
  return mound(kitchen, pasta, { ...inner, radius: inner.radius * 0.93 }) + top + tossed(0.8, 0.72);
};
