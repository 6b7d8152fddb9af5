import { slender } from '../../arrangement/covering.ts';
import { fillingsOf, placedPatch, toastedSpots } from '../../arrangement/flatbread.ts';
import {
  type Dish,
  type DishContext,
  garnish,
  mound,
  odd,
  scaleOf,
  scatter,
} from '../../arrangement/placement.ts';
import { onBoard, onPlate } from '../../arrangement/serving.ts';
import { type Colour, shifted } from '../../colour.ts';
import { type Point, placed, roundish, type Spot, softLine, softLoop } from '../../outline.ts';
import { depicting, foodsOf, type Reading, shareOf, type VisibleFood } from '../../reading.ts';
import type { Patch } from '../../shapes/heaps.ts';
import { filled, lit, stroked } from '../../shapes/piece.ts';

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

/** The fillings, what is many and small below, meat on top. */
function heartOf(context: DishContext, wrappers: readonly VisibleFood[]): VisibleFood[] {
  const order = ['grain', 'noodle', 'leaf', 'vegetable', 'legume', 'cheese', 'egg', 'protein'];
  return fillingsOf(context)
    .filter((one) => !wrappers.includes(one))
    .sort((one, two) => order.indexOf(one.food.role) - order.indexOf(two.food.role));
}

function packedHeart(context: DishContext, inside: readonly VisibleFood[], patch: Patch): string {
  return inside
    .map((visible, index) => {
      const layer = { ...patch, radius: patch.radius * (1 - index * 0.06) };
      if (visible.food.heap !== undefined && /grain|noodle/.test(visible.food.role))
        return visible.food.heap(context.sheet, { ...layer, radius: layer.radius * 0.95 });
      const size = Math.min(74, Math.max(28, visible.size * 0.62));
      return scatter(context, { ...visible, size }, { ...layer, count: packed(context, visible) });
    })
    .join('');
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
  const inside = heartOf(context, wrappers);
  const heart = packedHeart(context, inside, patch);
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
    depicting(sheet, inside.slice(0, 1), () =>
      filled(
        softLoop(placed(spot, end(0.86))),
        shifted(inside[0]?.food.colour ?? '#8a5a34', -0.14),
      ),
    ) +
    heart
  );
}

/** How many pieces of a filling show at the cut. */
function packed({ reading }: DishContext, visible: VisibleFood): number {
  const most = slender.has(visible.food.name) ? 70 : 30;
  return odd(7 + most * shareOf(visible, reading.visible));
}

/** A wrap cut in two on a board, or filled leaves on a plate. */
export const wrapDish: Dish = (context) => {
  const { sheet, reading } = context;
  const scale = scaleOf(context);
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
  if (/jianbing|egg crepe|omelet/.test(title)) return '#e3b84e';
  if (/spinach (tortilla|wrap)|collard/.test(title)) return '#8fa558';
  if (/whole wheat|chapati|roti/.test(text)) return '#dcb985';
  if (/corn tortilla|masa/.test(text)) return '#e2bb62';
  return '#e9cf9f';
}
