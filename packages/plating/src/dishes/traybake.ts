import { type Dish, type DishContext, garnish, scatter } from '../arrangement/placement.ts';
import type { Colour } from '../colour.ts';
import { foodNamed } from '../foods/find-food.ts';
import { softLoop } from '../outline.ts';
import { depicting, recut } from '../reading.ts';
import type { Patch } from '../shapes/heaps.ts';
import { filled, lit } from '../shapes/piece.ts';
import { browned } from '../shapes/proteins.ts';
import { bakingPaper, bakingTray } from '../table/vessels.ts';
import { counts, isWet, panFoods } from './pan-foods.ts';
import { brothColour, cookedAway } from './soup.ts';

const trayColours = ['#8d8f90', '#e6ddcd', '#3f5f73', '#b5694a', '#4c4a48'] as const;

type Position = readonly [dx: number, dy: number, turn: number];
const largePositions: readonly Position[] = [
  [-250, -150, -0.3],
  [150, -170, 0.16],
  [-130, 130, 0.1],
  [260, 120, -0.34],
];
const smallPositions: readonly Position[] = [
  [-310, -160, 0.3],
  [-60, -200, 1],
  [220, -140, 2],
  [-250, 90, 0.5],
  [20, 10, 2.6],
  [320, 90, 1.4],
  [-90, 220, 0.2],
  [180, 220, 2.2],
];

/** A tray that fills the picture, its main pieces in a loose row among the vegetables. */
export const traybakeDish: Dish = (context) => {
  const { sheet, reading, round } = context;
  const box = { x: round.x, y: round.y, width: 1010, height: 730, corner: 56 };
  const large = { ...context, round: { ...round, radius: 460 } };
  const foods = panFoods(context);
  const main = foods.find(({ food }) => food.role === 'protein');
  const rest = foods.filter((visible) => visible !== main);
  const total = rest.reduce((sum, { grams }) => sum + grams, 1);
  const bed = { x: round.x, y: round.y, radius: 425, ratio: 0.68, square: true };
  const spice = /tandoori|tikka|paprika|turmeric/.test(reading.text);
  const sauce = isWet(reading) ? sauceInTray(context) : '';
  const below = rest
    .map((visible) => scatter(large, visible, { ...bed, count: counts(visible, total, 2.5) }))
    .join('');
  const pieces =
    main === undefined
      ? ''
      : (main.size > 200 ? largePositions : smallPositions)
          .map(([dx, dy, turn]) =>
            (spice && main.food.name === 'chicken'
              ? recut(main, { piece: tandooriChicken, size: main.size })
              : main
            ).piece(sheet, {
              x: round.x + dx,
              y: round.y + dy,
              size: main.size > 200 ? main.size * 1.05 : main.size * 1.8,
              turn,
            }),
          )
          .join('');
  const above = rest
    .slice(0, 4)
    .map((visible) => scatter(large, visible, { ...bed, count: counts(visible, total, 0.2) }))
    .join('');
  const lemon = lemonSlices(context, bed);
  return (
    bakingTray(sheet, box, sheet.random.pick(trayColours)) +
    bakingPaper(sheet, { ...box, width: 944, height: 664 }) +
    sauce +
    below +
    pieces +
    above +
    lemon +
    garnish(context, { ...bed, radius: 360 })
  );
};

function lemonSlices(context: DishContext, bed: Patch): string {
  if (!/lemon/.test(context.reading.text)) return '';
  const lemon = {
    food: foodNamed('lemon'),
    piece: lemonSlice,
    ...{ size: 104, grams: 80, line: '', isNamed: false },
  };
  return scatter(context, lemon, { ...bed, radius: 340, count: 5 });
}

/** Sauce that stands in a tray from edge to edge. */
export function sauceInTray(context: DishContext, colour?: Colour): string {
  const { sheet, reading, round } = context;
  const box = { x: round.x, y: round.y, width: 946, height: 666, corner: 34 };
  const path = softLoop(
    [
      [-0.5, -0.44],
      [-0.44, -0.5],
      [0.44, -0.5],
      [0.5, -0.44],
      [0.5, 0.44],
      [0.44, 0.5],
      [-0.44, 0.5],
      [-0.5, 0.44],
    ].map(([x = 0, y = 0]) => [box.x + x * box.width, box.y + y * box.height] as const),
  );
  return depicting(sheet, cookedAway(reading), () =>
    lit(sheet, 'stew', filled(path, colour ?? brothColour(reading))),
  );
}

const tandooriChicken = browned({ colour: '#cf652b', ratio: 0.62, wobble: 0.3 });

const lemonSlice = foodNamed('lemon').cuts?.[0]?.[1].piece ?? foodNamed('lemon').piece;
