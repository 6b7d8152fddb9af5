import { spreadOn } from '../arrangement/flatbread.ts';
import { type Dish, type DishContext, garnish, scaleOf } from '../arrangement/placement.ts';
import { onBoard, onPlate, type Serving } from '../arrangement/serving.ts';
import { type Colour, shifted } from '../colour.ts';
import { foodNamed } from '../foods/find-food.ts';
import { arcPoints, type Point, placed, type Spot, softLoop } from '../outline.ts';
import { depicting, type Reading, shareOf, type VisibleFood } from '../reading.ts';
import { filled, lit } from '../shapes/piece.ts';
import { strewn } from '../shapes/sauces.ts';
import { laid } from '../shapes/stamps.ts';
import type { Sheet } from '../sheet.ts';
import { breadColour, spreadColour, spreadFoods } from './toast.ts';

/** A shape of bread seen from above, its longer side about 1. */
interface Loaf {
  outline: readonly Point[];
  /** How many, how large, and how they lie: offsets as shares of the field, turns in radians. */
  lay: readonly (readonly [dx: number, dy: number, turn: number])[];
  size: number;
  seeded: boolean;
}

const half: readonly Point[] = [
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
const triangle: readonly Point[] = [
  [-0.48, 0.36],
  [-0.44, 0.4],
  [0, 0.4],
  [0.44, 0.4],
  [0.48, 0.36],
  [0.24, 0],
  [0.05, -0.38],
  [0, -0.42],
  [-0.05, -0.38],
  [-0.24, 0],
];
const bun: readonly Point[] = arcPoints(0.5, 0, Math.PI * 1.86, 14);
const pocket: readonly Point[] = [
  ...arcPoints(0.52, Math.PI * 1.02, Math.PI * 1.98, 10).map(([x, y]) => [x, y + 0.24] as const),
  [0.5, 0.28],
  [0.2, 0.33],
  [-0.2, 0.33],
  [-0.5, 0.28],
];
const baguette: readonly Point[] = [
  [-0.5, -0.1],
  [-0.34, -0.19],
  [0, -0.21],
  [0.34, -0.19],
  [0.5, -0.1],
  [0.53, 0.02],
  [0.46, 0.15],
  [0.3, 0.2],
  [0, 0.21],
  [-0.3, 0.2],
  [-0.46, 0.15],
  [-0.53, 0.02],
];

function loafOf({ title, text }: Reading, sheet: Sheet): Loaf {
  const two = [
    [-0.36, -0.02, 0.2],
    [0.42, 0.08, -0.26],
  ] as const;
  if (/burger|sloppy|\bbun|cemita|torta|pav/.test(`${title} ${text}`))
    return {
      outline: bun,
      lay: sheet.random.chance(0.5) ? two : [[0, 0, 0.3]],
      size: 400,
      seeded: true,
    };
  if (/pita|sabich|gyro/.test(`${title} ${text}`))
    return {
      outline: pocket,
      lay: [
        [-0.3, -0.22, -0.3],
        [0.32, 0.26, 0.16],
      ],
      size: 470,
      seeded: false,
    };
  if (/banh mi|baguette|sub\b|hoagie|ciabatta/.test(`${title} ${text}`))
    return {
      outline: baguette,
      lay: [
        [-0.08, -0.36, -0.3],
        [0.1, 0.34, -0.2],
      ],
      size: 600,
      seeded: false,
    };
  if (/tramezzin|sando|tea sandwich|egg salad|bombay/.test(title))
    return {
      outline: triangle,
      lay: [
        [-0.44, -0.24, -0.5],
        [0.4, -0.2, 0.7],
        [-0.06, 0.42, 0.1],
      ],
      size: 400,
      seeded: false,
    };
  const apart = [
    [-0.44, -0.08, -0.36],
    [0.4, 0.14, -0.14],
  ] as const;
  return { outline: half, lay: sheet.random.chance(0.5) ? two : apart, size: 420, seeded: false };
}

function crustOf(sheet: Sheet, spot: Spot, loaf: Loaf, tone: Colour): string {
  const loop = loaf.outline.map(
    ([x, y]) => [x + sheet.random.jitter(0.01), y + sheet.random.jitter(0.01)] as const,
  );
  const face = sheet.radial(
    [
      [0, shifted(tone, 0.03)],
      [0.7, shifted(tone, -0.06)],
      [1, shifted(tone, -0.2)],
    ],
    [0.5, 0.5, 0.56],
  );
  const inner = loop.map(([x, y]) => [x * 0.95, y * 0.955] as const);
  const seeds = loaf.seeded
    ? strewn(
        sheet,
        { x: spot.x, y: spot.y, radius: spot.size * 0.4 },
        { colour: '#f3e4bd', count: 46, length: 5, width: 5 },
      )
    : '';
  return (
    lit(sheet, 'crust', filled(softLoop(placed(spot, loop)), shifted(tone, -0.24))) +
    lit(sheet, 'toasted', filled(softLoop(placed(spot, inner)), face)) +
    seeds
  );
}

/** Points along the sides that are turned to the eye: right and below. */
function nearSides(outline: readonly Point[], spot: Spot, count: number, out: number): Point[] {
  const all = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return [0, 0.34, 0.67].map(
      (share) =>
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const,
    );
  });
  const placedAll = placed(
    spot,
    all.map(([x, y]) => [x * (1 + out), y * (1 + out)]),
  );
  const near = placedAll.filter(([x, y]) => (x - spot.x) * 0.5 + (y - spot.y) > spot.size * 0.02);
  const step = Math.max(1, near.length / count);
  return Array.from(
    { length: Math.min(count, near.length) },
    (_, index) => near[Math.floor(index * step)] ?? [spot.x, spot.y],
  );
}

interface Layer {
  piece: VisibleFood['piece'];
  size: number;
  count: number;
  out: number;
}

/** What shows between the breads, from the bottom up. */
function layersOf(context: DishContext, size: number): Layer[] {
  const { visible } = context.reading;
  const leaf = visible.find(({ food }) => food.role === 'leaf');
  const slices = visible.filter(({ food }) =>
    /tomato|cucumber|radish|beetroot|red onion|apple|avocado|red pepper/.test(food.name),
  );
  const lumps = visible
    .filter(
      (one) =>
        ['protein', 'egg', 'legume', 'vegetable'].includes(one.food.role) &&
        !slices.includes(one) &&
        (one.food.role !== 'vegetable' || shareOf(one, visible) > 0.18),
    )
    .slice(0, 3);
  const shown = lumps.length > 0 ? lumps : [{ piece: foodNamed('chickpeas').piece, size: 40 }];
  return [
    ...shown.map((lump, index) => ({
      piece: lump.piece,
      size: Math.min(Math.max(lump.size, 58), 100),
      count: index === 0 ? 15 : 9,
      out: 0.05 - index * 0.02,
    })),
    ...(leaf === undefined ? [] : [{ piece: leaf.piece, size: size * 0.28, count: 9, out: 0.02 }]),
    ...slices.slice(0, 2).map((one) => ({
      piece: one.piece,
      size: Math.min(one.size * 1.1, size * 0.24),
      count: 7,
      out: -0.04,
    })),
  ];
}

/** One sandwich, stacked: each layer a little nearer to the eye than the one below, so that all of them show. */
function stacked(context: DishContext, spot: Spot, loaf: Loaf): string {
  const { sheet, reading } = context;
  const tone = breadColour(reading.text);
  const lean = spot.size * 0.045;
  const at = (level: number): Spot => ({
    ...spot,
    x: spot.x - level * lean * 0.35,
    y: spot.y - level * lean,
  });
  const layers = layersOf(context, spot.size);
  const drawn = layers.map(({ piece, size, count, out }, index) =>
    laid(
      sheet,
      piece,
      nearSides(loaf.outline, at(1 + index * 0.8), count, out).map(([x, y]) => ({
        x,
        y,
        size: size * sheet.random.between(0.9, 1.1),
        turn: spot.turn + Math.PI / 2 + sheet.random.jitter(0.7),
      })),
    ),
  );
  return (
    crustOf(sheet, at(0), loaf, tone) +
    depicting(sheet, spreadFoods(context), () =>
      spreadOn(
        context,
        { ...at(0.8), radius: spot.size * 0.42, ratio: loaf.outline === baguette ? 0.4 : 0.8 },
        spreadColour(context),
      ),
    ) +
    drawn.join('') +
    crustOf(sheet, at(1.6 + layers.length * 0.8), loaf, tone)
  );
}

function served(context: DishContext): Serving {
  return context.sheet.random.chance(0.6) ? onPlate(context) : onBoard(context);
}

/** A sandwich in the bread that it is made with: slices, bun, pita, baguette. */
export const sandwichDish: Dish = (context) => {
  const { sheet, reading } = context;
  const loaf = loafOf(reading, sheet);
  const field = served(context);
  const scale = scaleOf(context);
  const distance = Math.min(field.across, field.down);
  const pieces = loaf.lay.map(([dx, dy, turn]) =>
    stacked(
      context,
      {
        x: field.x + dx * field.across,
        y: field.y + dy * distance + 36 * scale,
        size: loaf.size * scale,
        turn: turn + sheet.random.jitter(0.1),
      },
      loaf,
    ),
  );
  return (
    field.drawing +
    pieces.join('') +
    garnish(context, { x: field.x, y: field.y + distance * 0.7, radius: distance * 0.4 })
  );
};
