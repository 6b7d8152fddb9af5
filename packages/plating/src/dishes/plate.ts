import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  mound,
  odd,
  part,
  scaleOf,
  scatter,
} from '../arrangement/placement.ts';
import { sauceOver, saucesOf, sidesOf } from '../arrangement/sides.ts';
import { shifted } from '../colour.ts';
import { foodNamed } from '../foods/find-food.ts';
import { type Point, placed, roundish, type Spot, softLine, softLoop } from '../outline.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../reading.ts';
import { curds } from '../shapes/eggs.ts';
import { filled, lit, stroked } from '../shapes/piece.ts';
import { browned } from '../shapes/proteins.ts';
import { drizzle, pool, strewn } from '../shapes/sauces.ts';
import type { Sheet } from '../sheet.ts';
import { plate } from '../table/crockery.ts';
import { huevos, omelette } from './plates/egg-plates.ts';
import { isNibbles, nibbles } from './tossed.ts';

/** Half an aubergine, roasted and scored, its skin around it. */
function auberginHalf(sheet: Sheet, spot: Spot): string {
  const outline: Point[] = [
    [-0.52, 0],
    [-0.46, -0.06],
    [-0.36, -0.09],
    [-0.1, -0.17],
    [0.2, -0.22],
    [0.42, -0.17],
    [0.51, 0],
    [0.42, 0.17],
    [0.2, 0.22],
    [-0.1, 0.17],
    [-0.36, 0.09],
    [-0.46, 0.06],
  ];
  const inside = outline.map(([x, y]) => [x * 0.92 + 0.02, y * 0.86] as const);
  const scores = [-0.22, -0.08, 0.06, 0.2, 0.34].flatMap((x) => [
    softLine(
      placed(spot, [
        [x - 0.07, -0.13],
        [x + 0.07, 0.13],
      ]),
    ),
    softLine(
      placed(spot, [
        [x + 0.07, -0.13],
        [x - 0.07, 0.13],
      ]),
    ),
  ]);
  const flesh = sheet.linear([
    [0, '#d9b06a'],
    [0.5, '#c08a45'],
    [1, '#92602c'],
  ]);
  return lit(
    sheet,
    'toasted',
    filled(softLoop(placed(spot, outline)), '#3d1c36') +
      filled(softLoop(placed(spot, inside)), flesh) +
      stroked(scores.join(''), '#6d421d', spot.size * 0.012, ' stroke-opacity=".7"'),
  );
}

/** Rounds of a firm fruit, each spread and strewn. */
function toppedRounds(context: DishContext, fruit: VisibleFood): string {
  const { sheet, reading, round } = context;
  const scale = scaleOf(context);
  const spread = foodsOf(reading, 'sauce', 'dairy')[0];
  const toppings = foodsOf(reading, 'seed', 'nut', 'berry');
  const positions = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    index === 6
      ? { x: round.x, y: round.y }
      : part(round, { angle: index / 6 + 0.03, distance: 0.53, radius: 0.2 }),
  );
  return positions
    .map(({ x, y }) => {
      const spot = {
        x: x + sheet.random.jitter(8),
        y: y + sheet.random.jitter(8),
        size: 196 * scale,
        turn: sheet.random.angle(),
      };
      const loop = roundish(sheet.random, { wobble: 0.03, points: 14 });
      const skin = fruit.food.name === 'apple' ? '#b2322d' : shifted(fruit.food.colour, -0.12);
      const slice = sheet.depict([fruit.food.name], () =>
        lit(
          sheet,
          'flesh',
          filled(softLoop(placed(spot, loop)), skin) +
            filled(softLoop(placed({ ...spot, size: spot.size * 0.94 }, loop)), '#f3e9c4'),
        ),
      );
      const patch = { x: spot.x, y: spot.y, radius: spot.size * 0.33 };
      const cover =
        spread === undefined
          ? ''
          : pool(sheet, patch, { colour: spread.food.colour, surface: 'spread', wobble: 0.16 });
      const top = toppings.map((visible) =>
        visible.size < 12
          ? strewn(sheet, patch, { colour: visible.food.colour, count: 26, length: 2, width: 4.6 })
          : scatter(context, visible, {
              ...patch,
              radius: patch.radius * 0.85,
              count: odd(visible.size > 50 ? 3 : 7),
            }),
      );
      return slice + cover + top.join('');
    })
    .join('');
}

interface Template {
  /** Turns of the clock for the sides, and how far and how large. */
  sides: readonly (readonly [angle: number, distance: number, radius: number])[];
  main: readonly [angle: number, distance: number, radius: number];
  turn: number;
}

/** How a hand may lay a plate: the main thing low, to the left, across, or on a bed. */
const templates: readonly [Template, ...Template[]] = [
  {
    sides: [
      [0.58, 0.42, 0.4],
      [0.9, 0.42, 0.4],
      [0.74, 0.44, 0.34],
    ],
    main: [0.27, 0.24, 0.44],
    turn: -0.32,
  },
  {
    sides: [
      [0.97, 0.42, 0.42],
      [0.16, 0.46, 0.36],
      [0.82, 0.46, 0.32],
    ],
    main: [0.5, 0.26, 0.44],
    turn: -1.2,
  },
  {
    sides: [
      [0.42, 0.42, 0.42],
      [0.24, 0.46, 0.36],
      [0.6, 0.46, 0.3],
    ],
    main: [0.88, 0.24, 0.44],
    turn: 0.5,
  },
  {
    sides: [
      [0, 0, 0.62],
      [0.36, 0.5, 0.3],
      [0.08, 0.52, 0.28],
    ],
    main: [0.75, 0.08, 0.4],
    turn: -0.7,
  },
];

/** The main thing, large and off the middle, its sides behind and beside it. */
function mainAndSides(context: DishContext): string {
  const { sheet, reading, round } = context;
  const scale = scaleOf(context);
  const main =
    foodsOf(reading, 'protein', 'egg')[0] ??
    foodsOf(reading, 'cheese')[0] ??
    foodsOf(reading, 'legume', 'vegetable', 'fruit', 'dairy')[0];
  const second = foodsOf(reading, 'protein', 'egg').find(
    (visible) => visible !== main && shareOf(visible, reading.visible) > 0.15,
  );
  const sides = [second, ...sidesOf(context, [main])]
    .filter((one) => one !== undefined)
    .slice(0, 3);
  const template = sheet.random.pick(templates);
  const colour = sauceOver(context);
  const sauce =
    colour === undefined
      ? ''
      : depicting(sheet, saucesOf(context), () =>
          pool(
            sheet,
            { x: round.x, y: round.y, radius: round.radius * 0.62 },
            { colour, surface: 'stew', wobble: 0.14 },
          ),
        );
  const laidSides = sides.map((visible, index) => {
    const [angle, distance, radius] = template.sides[index] ?? [0.1, 0.5, 0.24];
    return mound(context, visible, part(round, { angle, distance, radius }));
  });
  const [angle, distance, radius] = template.main;
  const patch = part(round, { angle, distance, radius });
  const isLarge = main !== undefined && main.size > 250;
  const size = (main?.size ?? 200) * scale;
  const few = sides.length === 0 ? 0.72 : radius;
  const laidMain =
    main === undefined
      ? ''
      : isLarge
        ? main.piece(sheet, { x: patch.x, y: patch.y, size: size * 1.42, turn: template.turn })
        : mound(context, main, { ...patch, radius: round.radius * few });
  return sauce + laidSides.join('') + laidMain;
}

function eggplantPlate(context: DishContext): string {
  const { sheet, reading, round } = context;
  const scale = scaleOf(context);
  const legume = foodsOf(reading, 'legume', 'grain', 'protein')[0];
  const halves = [-1, 1].map((side) => ({
    x: round.x + side * 92 * scale,
    y: round.y + side * 96 * scale,
    size: 500 * scale,
    turn: -0.72 + side * 0.05,
  }));
  const bed =
    legume === undefined ? '' : mound(context, legume, { ...round, radius: round.radius * 0.68 });
  const laidHalves = halves.map((spot) => {
    const patch = {
      x: spot.x + 26 * scale,
      y: spot.y - 22 * scale,
      radius: 150 * scale,
      ratio: 0.42,
      turn: spot.turn,
    };
    const fill = legume === undefined ? '' : mound(context, legume, patch);
    return sheet.depict(['eggplant'], () => auberginHalf(sheet, spot)) + fill;
  });
  const sauce = drizzle(
    sheet,
    { ...round, radius: round.radius * 0.55 },
    { colour: '#ead8b2', width: 12 * scale },
  );
  const jewels = foodsOf(reading, 'berry').map((visible) =>
    scatter(context, visible, { ...round, radius: round.radius * 0.6, count: 31 }),
  );
  return bed + laidHalves.join('') + sauce + jewels.join('');
}

function contents(context: DishContext): string {
  const { reading } = context;
  if (/omelet|omelette/.test(reading.text) || /tortang|\bkuku\b|egg foo/.test(reading.title))
    return omelette(context);
  if (/rancheros/.test(reading.title) || /motuleños|enfrijoladas/.test(reading.title))
    return huevos(context);
  if (/(eggplant|aubergine).*halved/.test(reading.text)) return eggplantPlate(context);
  const fruit = foodsOf(reading, 'fruit')[0];
  if (fruit !== undefined && /rounds|slices/.test(reading.title))
    return toppedRounds(context, fruit);
  return mainAndSides(context);
}

/** A plate: what is on it depends on what the recipe centres on. */
export const plateDish: Dish = (context) => {
  const { sheet, round, reading } = context;
  if (isNibbles(context)) return nibbles(context);
  const well = { ...round, radius: round.radius * 0.62 };
  const wedge =
    foodsOf(reading, 'protein').length > 0
      ? citrusWedge(context, {
          x: round.x + round.radius * 0.6,
          y: round.y + round.radius * 0.36,
          turn: -1.1,
        })
      : '';
  return plate(sheet, round, context.glaze) + contents(context) + garnish(context, well) + wedge;
};

/** Soft scrambled curds or browned tofu crumbs for a pan. */
export function crumbled(context: DishContext, radius: number): string {
  const { reading, round } = context;
  const tofu = foodNamed('tofu');
  const isTofu = reading.visible.some(({ food }) => food.name === tofu.name);
  const piece = isTofu ? browned({ colour: '#e6b94e', wobble: 0.26 }) : curds;
  const visible: VisibleFood = {
    food: tofu,
    piece,
    size: 74,
    grams: 300,
    line: '',
    isNamed: false,
  };
  return context.sheet.depict([isTofu ? 'tofu' : 'egg'], () =>
    scatter(context, visible, { ...round, radius, count: 61 }),
  );
}
