import {
  type Dish,
  type DishContext,
  fan,
  garnish,
  isFanned,
  scaleOf,
  scatter,
  scattered,
} from '../arrangement/placement.ts';
import { onTray, positions } from '../arrangement/serving.ts';
import { type Colour, shifted } from '../colour.ts';
import {
  type Point,
  placed,
  roundish,
  type Spot,
  sharpLoop,
  softLine,
  softLoop,
} from '../outline.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../reading.ts';
import { chunk } from '../shapes/cuts.ts';
import type { Patch } from '../shapes/heaps.ts';
import { patty } from '../shapes/made.ts';
import { filled, lit, stroked } from '../shapes/piece.ts';
import { browned } from '../shapes/proteins.ts';
import { ring as ringOf } from '../shapes/rounds.ts';
import { strewn } from '../shapes/sauces.ts';
import { laid } from '../shapes/stamps.ts';
import type { Sheet } from '../sheet.ts';
import { bakingPaper, board } from '../table/vessels.ts';

function muffin(sheet: Sheet, spot: Spot, colour: Colour): string {
  const pleats: Point[] = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2;
    const distance = index % 2 === 0 ? 0.54 : 0.49;
    return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const;
  });
  const top = roundish(sheet.random, { wobble: 0.06, points: 12 });
  return (
    lit(sheet, 'curd', filled(sharpLoop(placed(spot, pleats)), '#efe4cf')) +
    lit(
      sheet,
      'crust',
      filled(
        softLoop(placed({ ...spot, size: spot.size * 0.9 }, top)),
        sheet.radial([
          [0, shifted(colour, 0.09)],
          [0.6, colour],
          [1, shifted(colour, -0.12)],
        ]),
      ),
    )
  );
}

function shard(sheet: Sheet, spot: Spot, colour: Colour): string {
  const { random } = sheet;
  const loop: Point[] = [
    [-0.48, -0.3 + random.jitter(0.06)],
    [0, -0.32 + random.jitter(0.05)],
    [0.48, -0.28 + random.jitter(0.08)],
    [0.5, 0.05],
    [0.46, 0.31 + random.jitter(0.06)],
    [0, 0.3 + random.jitter(0.05)],
    [-0.47, 0.3 + random.jitter(0.08)],
    [-0.5, 0],
  ];
  return lit(
    sheet,
    'crust',
    filled(
      sharpLoop(placed(spot, loop)),
      sheet.radial(
        [
          [0, shifted(colour, 0.06)],
          [0.7, colour],
          [1, shifted(colour, -0.12)],
        ],
        [0.5, 0.5, 0.6],
      ),
    ),
  );
}

function loafSlice(sheet: Sheet, spot: Spot, colour: Colour): string {
  const loop: Point[] = [
    [-0.4, 0.42],
    [-0.42, 0],
    [-0.48, -0.2],
    [-0.3, -0.42],
    [0, -0.48],
    [0.3, -0.42],
    [0.48, -0.2],
    [0.42, 0],
    [0.4, 0.42],
    [0, 0.44],
  ];
  const crack = stroked(
    softLine(
      placed(spot, [
        [-0.2, -0.36],
        [0, -0.4],
        [0.2, -0.35],
      ]),
    ),
    shifted(colour, -0.2),
    5,
    ' stroke-opacity=".6"',
  );
  return (
    lit(sheet, 'crust', filled(softLoop(placed(spot, loop)), shifted(colour, -0.14))) +
    lit(
      sheet,
      'crumb',
      filled(softLoop(placed({ ...spot, size: spot.size * 0.92 }, loop)), colour),
    ) +
    crack
  );
}

const pieceCounts = {
  muffin: [9, 230],
  ball: [19, 150],
  loaf: [5, 380],
  shard: [17, 230],
  cookie: [12, 176],
  ring: [15, 140],
  lace: [9, 210],
  bar: [12, 190],
} as const;
type Kind = keyof typeof pieceCounts;

const kindWords: readonly (readonly [RegExp, Kind])[] = [
  [/frico|cheese crisps/, 'lace'],
  [/alegr[ií]a|\bbars?\b|brittle|flapjack|blondie|brownie/, 'bar'],
  [/egg bites/, 'muffin'],
  [/muffin|cupcake/, 'muffin'],
  [/taralli|bagel|donut/, 'ring'],
  [/cookie|biscuit|scone/, 'cookie'],
  [/bite|ball|truffle/, 'ball'],
  [/loaf|bread|cake/, 'loaf'],
];
const colourWords: readonly (readonly [RegExp, Colour])[] = [
  [/egg bites/, '#e8bf56'],
  [/amaranth/, '#e3c48c'],
  [/cocoa|chocolate|cacao/, '#5f3a24'],
  [/pumpkin(?! seed)|carrot|sweet potato/, '#c27a35'],
  [/almond|oat|seed/, '#c08b4a'],
];

function firstMatch<Value>(
  text: string,
  words: readonly (readonly [RegExp, Value])[],
): Value | undefined {
  return words.find(([pattern]) => pattern.test(text))?.[1];
}

function spotsOf(context: DishContext, kind: Kind): Spot[] {
  const { sheet, round } = context;
  const scale = scaleOf(context);
  const [count, size] = pieceCounts[kind];
  if (kind === 'ball' || kind === 'loaf' || kind === 'shard')
    return scattered(
      sheet,
      { x: round.x, y: round.y, radius: 390 * scale, ratio: 0.7 },
      { count, size: size * scale },
    );
  const field = { drawing: '', x: round.x, y: round.y, across: 400 * scale, down: 262 * scale };
  return positions(context, field, count).map((at) => ({
    ...at,
    size: size * scale,
    turn: sheet.random.angle(),
  }));
}

function topping(context: DishContext, patch: Patch, visible: VisibleFood): string {
  const { sheet } = context;
  if (visible.size < 12)
    return strewn(sheet, patch, { colour: visible.food.colour, count: 16, length: 3, width: 5 });
  const spots = scattered(sheet, patch, {
    count: visible.size > 45 ? 3 : 5,
    size: Math.min(44, visible.size) * scaleOf(context),
  });
  return laid(sheet, visible.piece, spots);
}

function drawPiece(sheet: Sheet, kind: Kind, spot: Spot, colour: Colour): string {
  const tone = shifted(colour, sheet.random.jitter(0.03));
  switch (kind) {
    case 'muffin':
      return muffin(sheet, spot, tone);
    case 'loaf':
      return loafSlice(sheet, spot, tone);
    case 'shard':
      return shard(sheet, spot, tone);
    case 'cookie':
      return patty(tone, '#f0dfb8')(sheet, spot);
    case 'ring':
      return ringOf({ colour: tone, width: 0.26, surface: 'dough' })(sheet, spot);
    case 'lace':
      return patty(shifted('#e8b552', tone === colour ? 0 : 0.02), '#f8dc94')(sheet, spot);
    case 'bar':
      return chunk({ colour: tone, side: shifted(colour, -0.16), surface: 'crust', ratio: 0.62 })(
        sheet,
        spot,
      );
    case 'ball':
      return browned({ colour, ratio: 0.96, wobble: 0.06 })(sheet, spot);
  }
}

const isChips = ({ reading }: DishContext) =>
  /chips|crisps/.test(reading.title) &&
  /^(leaf|vegetable|fruit)$/.test(reading.visible[0]?.food.role ?? '');

/** Leaves or slices dried crisp in the oven, strewn over the tray. */
function chips(context: DishContext): string {
  const { reading } = context;
  const field = onTray(context);
  const patch = {
    x: field.x,
    y: field.y,
    radius: field.across * 1.04,
    ratio: field.down / field.across,
    square: true,
  };
  const main = reading.visible.slice(0, 1);
  const laidChips = [1, 0.94].map((distance) =>
    main.map((visible) =>
      scatter(context, visible, { ...patch, radius: patch.radius * distance, count: 47 }),
    ),
  );
  return field.drawing + laidChips.flat().join('') + garnish(context, { ...patch, square: false });
}

/** Muffins, loaf, bars, bites or crackers, on paper on a board. */
export const bakedDish: Dish = (context) => {
  const { sheet, reading, round } = context;
  if (isChips(context)) return chips(context);
  const scale = scaleOf(context);
  const box = { x: round.x, y: round.y, width: 1030 * scale, height: 740 * scale, corner: 44 };
  const colour = firstMatch(reading.text, colourWords) ?? '#d3a05a';
  const kind = firstMatch(reading.title, kindWords) ?? 'shard';
  const toppings = foodsOf(reading, 'seed', 'nut', 'berry', 'fruit')
    .filter(({ food }) => food.name !== 'lemon')
    .slice(0, 3);
  const mixedIn = [...reading.visible, ...reading.bound].filter(
    (visible) => !toppings.includes(visible) || shareOf(visible, reading.visible) > 0.25,
  );
  const pieces = spotsOf(context, kind).map((spot) => {
    const turned =
      kind === 'shard' || kind === 'loaf' ? { ...spot, turn: sheet.random.jitter(0.6) } : spot;
    const ratio = kind === 'shard' ? 0.62 : 0.9;
    const patch = { x: spot.x, y: spot.y, radius: spot.size * 0.32, ratio, turn: turned.turn };
    const top = toppings.map((visible) => topping(context, patch, visible));
    return depicting(sheet, mixedIn, () => drawPiece(sheet, kind, turned, colour)) + top.join('');
  });
  const fanSide = reading.visible
    .filter(isFanned)
    .slice(0, 1)
    .map((visible) =>
      fan(context, visible, {
        x: round.x + 330 * scale,
        y: round.y + 230 * scale,
        radius: 110 * scale,
        count: 5,
      }),
    );
  return (
    board(sheet, box, sheet.random.pick(['#8a5a34', '#6f4a2f', '#a8743f'])) +
    bakingPaper(sheet, { ...box, width: 930 * scale, height: 640 * scale }) +
    pieces.join('') +
    fanSide.join('') +
    garnish(context, { x: round.x, y: round.y, radius: 330 * scale, ratio: 0.7 })
  );
};
