import { spreadOn, toastedSpots } from '../../arrangement/flatbread.ts';
import { type Dish, type DishContext, garnish, scaleOf } from '../../arrangement/placement.ts';
import { onBoard, onPlate, type Serving } from '../../arrangement/serving.ts';
import { type Colour, mixed, shifted } from '../../colour.ts';
import { foodNamed } from '../../foods/find-food.ts';
import { type Point, placed, type Spot, softLine, softLoop } from '../../outline.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../../reading.ts';
import { softBun } from '../../shapes/doughs.ts';
import { patty } from '../../shapes/made.ts';
import { filled, lit, stroked } from '../../shapes/piece.ts';
import { strewn } from '../../shapes/sauces.ts';
import { laid } from '../../shapes/stamps.ts';
import type { Sheet } from '../../sheet.ts';
import { baguette, type Loaf, loafOf } from '../loaves.ts';
import { cakeColour } from '../pieces-dish.ts';
import { cutHalf } from './cut-sandwich.ts';
import { breadColour, spreadColour, spreadFoods } from './toast.ts';

function crustOf(sheet: Sheet, spot: Spot, loaf: Loaf, tone: Colour): string {
  const loop = loaf.outline.map(
    ([x, y]) => [x + sheet.random.jitter(0.01), y + sheet.random.jitter(0.01)] as const,
  );
  const seeds = loaf.seeded
    ? strewn(
        sheet,
        { x: spot.x - spot.size * 0.03, y: spot.y - spot.size * 0.04, radius: spot.size * 0.34 },
        { colour: '#f6e9c6', count: 54, length: 5, width: 5 },
      )
    : '';
  if (loaf.kind === 'bun')
    return (
      softBun({ crust: mixed(tone, '#bd7426', 0.7), foot: shifted(tone, 0.1) })(sheet, spot) + seeds
    );
  const isSoft = loaf.kind === 'pita';
  const face = sheet.radial(
    [
      [0, shifted(tone, 0.09)],
      [0.7, shifted(tone, 0.03)],
      [1, shifted(tone, -0.08)],
    ],
    [0.46, 0.44, 0.6],
  );
  const slashes = [-0.26, -0.02, 0.22].map((x) =>
    softLine(
      placed(spot, [
        [x - 0.07, 0.09],
        [x + 0.08, -0.1],
      ]),
    ),
  );
  const marks = isSoft
    ? toastedSpots(sheet, { x: spot.x, y: spot.y, radius: spot.size * 0.36, ratio: 0.6 }, 11)
    : stroked(slashes.join(''), shifted(tone, 0.14), spot.size * 0.05, ' stroke-opacity=".7"') +
      stroked(slashes.join(''), shifted(tone, -0.16), spot.size * 0.012, ' stroke-opacity=".6"');
  return lit(sheet, isSoft ? 'dough' : 'bun', filled(softLoop(placed(spot, loop)), face)) + marks;
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
  const lean = spot.size * (loaf.kind === 'bun' ? 0.055 : 0.045);
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
    pattyUnder(context, at(-0.1), loaf) +
    drawn.join('') +
    crustOf(sheet, at(1.6 + layers.length * 0.8), loaf, tone)
  );
}

/** The patty of a burger, a little wider than its bun, cheese over it where the recipe has some. */
function pattyUnder(context: DishContext, spot: Spot, loaf: Loaf): string {
  const { sheet, reading } = context;
  if (loaf.kind !== 'bun' || !/burger|patt(?:y|ies)/.test(reading.title)) return '';
  const { x, y, size } = spot;
  const made = foodsOf(reading, 'protein', 'legume', 'grain', 'vegetable').slice(0, 1);
  const cheese = foodsOf(reading, 'cheese').slice(0, 1);
  const corners = [0.2, 1.77, 3.34, 4.91].map(
    (turn) => [x + Math.cos(turn) * size * 0.6, y + Math.sin(turn) * size * 0.6] as const,
  );
  return (
    depicting(sheet, made, () =>
      patty(cakeColour(reading))(sheet, { x, y, size: size * 1.2, turn: spot.turn }),
    ) +
    cheese
      .map(({ food }) =>
        sheet.depict([food.name], () =>
          lit(sheet, 'cream', filled(softLoop(corners), shifted(food.colour, -0.02))),
        ),
      )
      .join('')
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
  const one = (spot: Spot) =>
    loaf.kind === 'sliced' ? cutHalf(context, spot) : stacked(context, spot, loaf);
  const pieces = loaf.lay.map(([dx, dy, turn]) =>
    one({
      x: field.x + dx * field.across,
      y: field.y + dy * distance + 36 * scale,
      size: loaf.size * scale,
      turn: turn + sheet.random.jitter(0.1),
    }),
  );
  return (
    field.drawing +
    pieces.join('') +
    garnish(context, { x: field.x, y: field.y + distance * 0.7, radius: distance * 0.4 })
  );
};
