import type { Patch } from '../foods/heaps.ts';
import { foodNamed } from '../foods/larder.ts';
import { filled, lit } from '../foods/piece.ts';
import { laid } from '../foods/stamps.ts';
import { type Point, placed, type Spot, softLoop } from '../outline.ts';
import { foodsOf, type Seen } from '../reading.ts';
import type { Sheet } from '../sheet.ts';
import { plate } from '../table/crockery.ts';
import { board } from '../table/vessels.ts';
import { spreadOn } from './flatbread.ts';
import {
  citrusWedge,
  type Dish,
  fan,
  garnish,
  isFanned,
  type Kitchen,
  odd,
  scaleOf,
  scatter,
} from './laying.ts';

const slice: readonly Point[] = [
  [-0.46, 0.36],
  [-0.47, 0.1],
  [-0.52, -0.12],
  [-0.44, -0.33],
  [-0.2, -0.39],
  [0, -0.4],
  [0.2, -0.39],
  [0.44, -0.33],
  [0.52, -0.12],
  [0.47, 0.1],
  [0.46, 0.36],
  [0.3, 0.42],
  [0, 0.43],
  [-0.3, 0.42],
];

/** A slice of bread: dark crust, open crumb, toasted at the edge. */
function breadSlice(sheet: Sheet, spot: Spot, outline: readonly Point[] = slice): string {
  const loop = outline.map(
    ([x, y]) => [x + sheet.random.jitter(0.012), y + sheet.random.jitter(0.012)] as const,
  );
  const crumb = sheet.radial(
    [
      [0, '#e3bd82'],
      [0.65, '#d6a763'],
      [1, '#ad7536'],
    ],
    [0.5, 0.5, 0.55],
  );
  const inner = loop.map(([x, y]) => [x * 0.93, y * 0.92] as const);
  return (
    lit(sheet, 'crust', filled(softLoop(placed(spot, loop)), '#8a5424')) +
    lit(sheet, 'crumb', filled(softLoop(placed(spot, inner)), crumb))
  );
}

function spreadColour(kitchen: Kitchen): string {
  const { reading } = kitchen;
  const spread = foodsOf(reading, 'sauce', 'dairy')[0];
  if (/avocado/.test(reading.text)) return '#a9bb55';
  if (foodsOf(reading, 'legume').some(({ food }) => food.name === 'chickpeas')) return '#dcbf88';
  if (foodsOf(reading, 'legume').length > 0) return '#e6d8b4';
  return spread?.food.colour ?? '#f0e6d0';
}

function toppings(kitchen: Kitchen): Seen[] {
  return kitchen.reading.seen
    .filter(
      ({ food }) =>
        !['bread', 'sauce', 'seed', 'herb', 'dairy'].includes(food.role) &&
        !['lime', 'lemon'].includes(food.name),
    )
    .slice(0, 4);
}

function topped(kitchen: Kitchen, spot: Spot, share: number): string {
  const { sheet } = kitchen;
  const patch: Patch = {
    x: spot.x,
    y: spot.y,
    radius: spot.size * 0.37,
    ratio: 0.8,
    turn: spot.turn,
  };
  const laidTops = toppings(kitchen).map((seen) => {
    const size = Math.min(seen.size, spot.size * 0.5);
    if (seen.food.role === 'protein' && seen.size > 140)
      return [-0.16, 0.06, 0.25]
        .map((along, index) =>
          seen.piece(sheet, {
            x: spot.x + along * spot.size * 0.7,
            y: spot.y + (index - 1) * spot.size * 0.13,
            size: spot.size * 0.62,
            turn: spot.turn - 0.3 + sheet.random.jitter(0.2),
          }),
        )
        .join('');
    if (isFanned(seen))
      return fan(kitchen, { ...seen, size }, { ...patch, turn: spot.turn + 0.2, count: 5 });
    return scatter(
      kitchen,
      { ...seen, size },
      { ...patch, count: odd((size > 90 ? 5 : size > 60 ? 7 : 11) * share) },
    );
  });
  return (
    spreadOn(kitchen, patch, spreadColour(kitchen)) +
    laidTops.join('') +
    garnish(kitchen, { ...patch, radius: patch.radius * 1.05 })
  );
}

const round: readonly Point[] = [
  [-0.5, 0],
  [-0.44, -0.2],
  [-0.22, -0.31],
  [0.1, -0.32],
  [0.4, -0.24],
  [0.51, 0],
  [0.42, 0.22],
  [0.12, 0.31],
  [-0.22, 0.3],
  [-0.44, 0.2],
];

/** Two large toasts, or many small ones when the recipe cuts them small. */
export const toastDish: Dish = (kitchen) => {
  const { sheet, reading, round: area } = kitchen;
  const scale = scaleOf(kitchen);
  const small = /crostini|bruschetta|cut into 4/.test(reading.text);
  const box = { x: area.x, y: area.y, width: 1040 * scale, height: 730 * scale, corner: 52 };
  const grid = [
    [-320, -190],
    [-10, -214],
    [305, -180],
    [-330, 40],
    [0, 12],
    [322, 34],
    [-296, 246],
    [20, 232],
    [320, 244],
  ] as const;
  const wood = sheet.random.pick(['#b07c47', '#8d5b34', '#c99a63']);
  if (small) {
    const pieces = grid.map(([dx, dy]) => ({
      x: area.x + dx * scale,
      y: area.y + (dy - 20) * scale,
      size: 318 * scale,
      turn: sheet.random.jitter(0.5),
    }));
    return (
      board(sheet, box, wood) +
      pieces
        .map(
          (spot) =>
            breadSlice(sheet, spot, round) +
            topped(
              { ...kitchen, round: { ...area, radius: area.radius * 0.74 } },
              { ...spot, size: spot.size * 0.86 },
              0.5,
            ),
        )
        .join('')
    );
  }
  const two = [
    { x: area.x - 250 * scale, y: area.y - 50 * scale, size: 530 * scale, turn: -0.22 },
    { x: area.x + 255 * scale, y: area.y + 26 * scale, size: 530 * scale, turn: 0.12 },
  ];
  return (
    board(sheet, box, wood) +
    two.map((spot) => breadSlice(sheet, spot) + topped(kitchen, spot, 1)).join('') +
    citrusWedge(kitchen, { x: area.x + 20 * scale, y: area.y + 296 * scale, turn: -0.3 })
  );
};

/** Half a slice, cut across: three sides of crust, one clean edge. */
const halfSlice: readonly Point[] = [
  [-0.34, -0.5],
  [0, -0.53],
  [0.3, -0.5],
  [0.36, -0.4],
  [0.36, 0.4],
  [0.3, 0.5],
  [0, 0.53],
  [-0.34, 0.5],
  [-0.345, 0.3],
  [-0.345, -0.3],
];

function halfBread(sheet: Sheet, spot: Spot): string {
  const loop = halfSlice.map(
    ([x, y]) => [x + sheet.random.jitter(0.01), y + sheet.random.jitter(0.01)] as const,
  );
  const face = sheet.radial(
    [
      [0, '#dcb06c'],
      [0.7, '#c9924a'],
      [1, '#9a6027'],
    ],
    [0.5, 0.5, 0.56],
  );
  const inner = loop.map(([x, y]) => [x * 0.95 - 0.005, y * 0.955] as const);
  return (
    lit(sheet, 'crust', filled(softLoop(placed(spot, loop)), '#83501f')) +
    lit(sheet, 'toasted', filled(softLoop(placed(spot, inner)), face))
  );
}

/** One half, stacked: each layer a little nearer to the eye than the one below, so that all of them show. */
function sandwichHalf(kitchen: Kitchen, spot: Spot): string {
  const { sheet } = kitchen;
  const lean = spot.size * 0.05;
  const at = (level: number): Spot => ({
    ...spot,
    x: spot.x - level * lean * 0.35,
    y: spot.y - level * lean,
  });
  const edge = (
    level: number,
    count: number,
    seen: { piece: Seen['piece']; size: number; out?: number },
  ) =>
    laid(
      sheet,
      seen.piece,
      Array.from({ length: count }, (_, index) => {
        const along = index / (count - 1) - 0.5;
        const out = seen.out ?? 0;
        const front = placed(at(level), [
          [along * 0.62 + sheet.random.jitter(0.03), 0.47 + out],
        ])[0] ?? [spot.x, spot.y];
        const side = placed(at(level), [[0.33 + out, along * 0.92]])[0] ?? [spot.x, spot.y];
        const lean = () => sheet.random.jitter(0.6);
        return [
          { x: front[0], y: front[1], size: seen.size, turn: spot.turn + Math.PI / 2 + lean() },
          { x: side[0], y: side[1], size: seen.size, turn: spot.turn + lean() },
        ];
      }).flat(),
    );
  const fill = {
    ...patchAt(at(1), 0),
    radius: spot.size * 0.5,
    ratio: 0.72,
    turn: spot.turn + Math.PI / 2,
  };
  const leaf = kitchen.reading.seen.find(({ food }) => food.role === 'leaf') ?? {
    piece: foodNamed('lettuce').piece,
    size: 120,
  };
  const round = kitchen.reading.seen.find(({ food }) =>
    ['tomato', 'cucumber'].includes(food.name),
  ) ?? { piece: foodNamed('tomato').piece };
  const main = kitchen.reading.seen.find(({ food }) =>
    ['legume', 'protein', 'egg'].includes(food.role),
  );
  const lump = {
    piece: main?.piece ?? foodNamed('chickpeas').piece,
    size: Math.min(main?.size ?? 40, 60),
  };
  return (
    halfBread(sheet, at(0)) +
    spreadOn(kitchen, fill, spreadColour(kitchen)) +
    edge(1.2, 9, lump) +
    edge(2, 5, { piece: leaf.piece, size: spot.size * 0.27, out: 0.02 }) +
    edge(2.7, 4, { piece: round.piece, size: spot.size * 0.25, out: -0.02 }) +
    halfBread(sheet, at(4.1))
  );
}

function patchAt(spot: Spot, y: number, x = 0): { x: number; y: number; turn: number } {
  const at = placed(spot, [[x, y]])[0] ?? [spot.x, spot.y];
  return { x: at[0], y: at[1], turn: spot.turn };
}

/** Two halves of a sandwich on a plate, turned from each other. */
export const sandwichDish: Dish = (kitchen) => {
  const { sheet, round: area } = kitchen;
  const scale = scaleOf(kitchen);
  const halves = [
    { x: area.x - 130 * scale, y: area.y + 6 * scale, size: 430 * scale, turn: 0.2 },
    { x: area.x + 168 * scale, y: area.y + 44 * scale, size: 430 * scale, turn: -0.26 },
  ];
  return (
    plate(sheet, area, kitchen.glaze) +
    halves.map((spot) => sandwichHalf(kitchen, spot)).join('') +
    garnish(kitchen, { x: area.x, y: area.y + area.radius * 0.52, radius: area.radius * 0.3 })
  );
};
