import { slender } from '../arrangement/covering.ts';
import { fillingsOf, placedPatch, toastedSpots } from '../arrangement/flatbread.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  mound,
  odd,
  scaleOf,
  scatter,
} from '../arrangement/placement.ts';
import { onBoard, onPlate } from '../arrangement/serving.ts';
import { type Colour, shifted } from '../colour.ts';
import { foodNamed } from '../foods/find-food.ts';
import { type Point, placed, roundish, type Spot, softLine, softLoop } from '../outline.ts';
import { depicting, foodsOf, type Reading, recut, shareOf, type VisibleFood } from '../reading.ts';
import type { Patch } from '../shapes/heaps.ts';
import { filled, lit, stroked } from '../shapes/piece.ts';
import { plate } from '../table/crockery.ts';

const body: readonly Point[] = [
  [-0.5, -0.2],
  [-0.3, -0.235],
  [0.2, -0.24],
  [0.42, -0.24],
  [0.42, 0.24],
  [0.2, 0.24],
  [-0.3, 0.235],
  [-0.5, 0.2],
  [-0.56, 0],
];

/** What the wrapper itself is made of where it is no bread. */
function wrappersOf(reading: Reading): VisibleFood[] {
  const isCrepe = /crepe|jianbing|omelet|dosa/.test(reading.title);
  return foodsOf(reading, 'bread').length > 0 && !isCrepe ? [] : foodsOf(reading, 'legume', 'egg');
}

/** Half a wrap, cut end towards the eye: rings of bread around a packed heart. */
function halfWrap(context: DishContext, spot: Spot): string {
  const { sheet } = context;
  const tone = wrapColour(context.reading);
  const wrappers = wrappersOf(context.reading);
  const skin = sheet.linear(
    [
      [0, shifted(tone, 0.08)],
      [0.5, tone],
      [1, shifted(tone, -0.15)],
    ],
    [0.2, 0, 0.4, 1],
  );
  const end = (share: number): Point[] =>
    roundish(sheet.random, { wobble: 0.03, points: 12 }).map(
      ([x, y]) => [0.42 + x * 0.3 * share, y * 0.5 * share] as const,
    );
  const [x, y] = placed(spot, [[0.42, 0]])[0] ?? [spot.x, spot.y];
  const patch: Patch = {
    x,
    y,
    radius: spot.size * 0.19,
    ratio: 0.66,
    turn: spot.turn + Math.PI / 2,
  };
  const inside = fillingsOf(context).filter((one) => !wrappers.includes(one));
  const heart = inside.map((visible, index) => {
    const layer = { ...patch, radius: patch.radius * (1 - index * 0.1) };
    if (visible.food.heap !== undefined && visible.food.role !== 'legume')
      return visible.food.heap(sheet, { ...layer, radius: layer.radius * 0.8 });
    const size = Math.min(64, Math.max(26, visible.size * 0.55));
    return scatter(context, { ...visible, size }, { ...layer, count: packed(context, visible) });
  });
  const toast = toastedSpots(
    sheet,
    {
      ...placedPatch(spot, 0),
      x: (spot.x * 2 + x) / 3 - spot.size * 0.12,
      radius: spot.size * 0.3,
      ratio: 0.5,
    },
    14,
  );
  const fold = stroked(
    softLine(
      placed(spot, [
        [-0.5, 0.06],
        [-0.1, 0.1],
        [0.3, 0.07],
      ]),
    ),
    '#a06c33',
    4,
    ' stroke-opacity=".5"',
  );
  return (
    depicting(sheet, wrappers, () =>
      lit(sheet, 'dough', filled(softLoop(placed(spot, body)), skin)),
    ) +
    toast +
    fold +
    lit(sheet, 'dough', filled(softLoop(placed(spot, end(0.98))), shifted(tone, 0.05))) +
    filled(softLoop(placed(spot, end(0.86))), '#6d4526') +
    heart.join('')
  );
}

/** How many pieces of a filling show at the cut. */
function packed({ reading }: DishContext, visible: VisibleFood): number {
  const most = slender.has(visible.food.name) ? 70 : 14;
  return odd(5 + most * shareOf(visible, reading.visible));
}

function inCup(context: DishContext, visible: VisibleFood, patch: Patch): string {
  const isLarge = visible.size > 200;
  if (visible.food.heap !== undefined && visible.food.role === 'grain')
    return visible.food.heap(context.sheet, { ...patch, radius: patch.radius * 0.9 });
  const size = isLarge ? 56 : Math.min(visible.size, 92);
  const piece = isLarge ? foodNamed('mince').piece : visible.piece;
  return scatter(context, recut(visible, { piece, size }), {
    ...patch,
    count: odd(visible.food.role === 'protein' ? 31 : size > 70 ? 3 : 7),
  });
}

/** Leaves of lettuce as cups, each with its filling. */
function lettuceCups(context: DishContext): string {
  const { sheet, round } = context;
  const scale = scaleOf(context);
  const cup = foodNamed('lettuce');
  const fillings = fillingsOf(context).filter(({ food }) => food.role !== 'leaf');
  const positions = [
    [-0.36, -0.3, -2.5],
    [0.44, -0.14, -0.35],
    [-0.16, 0.42, 1.9],
  ] as const;
  return positions
    .map(([dx, dy, turn]) => {
      const spot = {
        x: round.x + dx * round.radius * 0.98,
        y: round.y + dy * round.radius,
        size: 470 * scale,
        turn,
      };
      const patch: Patch = { x: spot.x, y: spot.y, radius: 142 * scale, ratio: 0.72, turn };
      const layers = fillings.map((visible) => inCup(context, visible, patch));
      return (
        cup.piece(sheet, { ...spot, turn: turn + 0.25, size: spot.size * 1.02 }) +
        cup.piece(sheet, spot) +
        layers.join('') +
        garnish({ ...context }, { ...patch, radius: patch.radius * 1.2 })
      );
    })
    .join('');
}

/** A wrap cut in two on a board, or filled leaves on a plate. */
export const wrapDish: Dish = (context) => {
  const { sheet, round, reading } = context;
  const scale = scaleOf(context);
  if (/lettuce (cup|wrap)/.test(reading.title))
    return (
      plate(sheet, round, context.glaze) +
      lettuceCups(context) +
      citrusWedge(context, {
        x: round.x + round.radius * 0.02,
        y: round.y - round.radius * 0.68,
        turn: -0.2,
      })
    );
  const field = sheet.random.chance(0.35) ? onPlate(context) : onBoard(context);
  const layout = sheet.random.pick(layouts);
  const halves = layout.map(([dx, dy, turn, size]) => ({
    x: field.x + dx * scale,
    y: field.y + dy * scale,
    size: size * scale,
    turn: turn + sheet.random.jitter(0.08),
  }));
  const side =
    foodsOf(reading, 'leaf', 'vegetable', 'fruit').find(({ isNamed }) => isNamed) ??
    foodsOf(reading, 'leaf')[0] ??
    foodsOf(reading, 'vegetable')[0];
  const corner = sheet.random.pick([-0.32, 0.3, 2.8, -2.7]);
  const at = {
    x: field.x + Math.cos(corner) * 390 * scale,
    y: field.y + Math.sin(corner) * 250 * scale,
  };
  const fallen =
    side === undefined
      ? ''
      : mound(context, { ...side, size: side.size * 0.7 }, { ...at, radius: 92 * scale });
  return (
    field.drawing +
    fallen +
    halves.map((spot) => halfWrap(context, spot)).join('') +
    garnish(context, { ...at, radius: 150 * scale })
  );
};

/** How the halves lie: offsets in pixels, turn in radians, length. */
const layouts: readonly [Layout, ...Layout[]] = [
  [
    [-70, -146, -0.14, 640],
    [-40, 150, 0.1, 640],
  ],
  [
    [-150, 20, -0.9, 560],
    [150, 50, -0.62, 560],
  ],
  [
    [40, -150, 0.36, 600],
    [-60, 130, -2.9, 600],
  ],
  [
    [-230, -40, 1.1, 480],
    [10, 60, 0.95, 480],
    [240, -30, 1.24, 480],
  ],
  [
    [-110, -90, 2.5, 560],
    [120, 110, -0.55, 560],
  ],
];
type Layout = readonly (readonly [dx: number, dy: number, turn: number, size: number])[];

/** The bread of a wrap by its flour. */
function wrapColour({ title, text }: Reading): Colour {
  if (/spinach (tortilla|wrap)|collard|lettuce/.test(title)) return '#8fa558';
  if (/jianbing|egg crepe|omelet/.test(title)) return '#e3b84e';
  if (/whole wheat|chapati|roti/.test(text)) return '#cfa468';
  if (/corn tortilla|masa/.test(text)) return '#e2bb62';
  return '#deb877';
}
