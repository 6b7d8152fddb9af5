import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  mound,
  scaleOf,
  scatter,
} from '../arrangement/placement.ts';
import type { Colour } from '../colour.ts';
import { placed, type Spot } from '../outline.ts';
import { depicting, recut, type VisibleFood } from '../reading.ts';
import { triangle } from '../shapes/made.ts';
import type { Piece } from '../shapes/piece.ts';
import { dollop, pool } from '../shapes/sauces.ts';
import { bowl, type Round, wallShade, within } from '../table/crockery.ts';
import { board } from '../table/vessels.ts';
import { tossedBowl } from './tossed.ts';

function dipColour(context: DishContext): Colour {
  const { text } = context.reading;
  if (/caponata/.test(context.reading.title)) return '#8a4a35';
  if (/tuna|salmon|crab|ham\b/.test(context.reading.title)) return '#e0b294';
  if (/baba|eggplant|bharta/.test(text)) return '#b99d72';
  if (/tapenade|olive/.test(context.reading.title)) return '#4a3a35';
  if (/edamame|pea |peas|green/.test(context.reading.title)) return '#a3b866';
  if (/peanut|satay/.test(context.reading.title)) return '#b9803f';
  if (/salsa|totopos/.test(context.reading.title)) return '#c0391f';
  if (/sikil|pumpkin seed/.test(context.reading.title)) return '#b9a25a';
  if (/quark|trout|cheese/.test(context.reading.title)) return '#f0e6d0';
  if (/guacamole|avocado/.test(text)) return '#a3b54d';
  if (/muhammara|romesco|red pepper/.test(text)) return '#b84a24';
  if (/beet/.test(text)) return '#a12c57';
  if (/yogurt|tzatziki|labneh|ricotta/.test(text)) return '#f3ecdc';
  return '#e0c690';
}

/** Around the dip, in pixels from its middle. */
const fields = [
  { x: 330, y: -186, turn: 0.5 },
  { x: 348, y: 132, turn: -0.42 },
  { x: -396, y: -150, turn: -0.5 },
  { x: -404, y: 150, turn: 0.62 },
  { x: 60, y: 316, turn: 0.02 },
] as const;

/** The heaviest food, and what the title calls the dip itself, are in its bowl, unless a line cuts it for dipping. */
function isInDip({ food, line }: VisibleFood, title: string, isHeaviest: boolean): boolean {
  const [head = ''] = title.split(/ with | and (?=crisp)/);
  return (
    (isHeaviest || food.words.test(head)) &&
    !/stick|baton|slices|sliced|leaves|wedge|rounds/.test(line)
  );
}

function dippedIn(bits: readonly VisibleFood[], title: string): readonly VisibleFood[] {
  const most = Math.max(...bits.map(({ grams }) => grams));
  const dipped = bits.filter((visible) => !isInDip(visible, title, visible.grams === most));
  return dipped.length > 0 ? dipped : bits;
}

function foodsAround(bits: readonly VisibleFood[]): readonly VisibleFood[] {
  const breads = bits.filter(({ food }) => food.role === 'bread').slice(0, 1);
  const rest = vegetablesAround(bits.filter(({ food }) => food.role !== 'bread'));
  return [...breads.map((visible) => recut(visible, dippingBread)), ...rest.slice(0, 4)];
}

const dippingBread = { piece: triangle('#deb068'), size: 118 };

function vegetablesAround(bits: readonly VisibleFood[]): readonly VisibleFood[] {
  const around = bits.filter(
    ({ line }) =>
      /stick|baton|halved|sliced|whole|slices/.test(line) &&
      !/bell pepper|avocado|onion|olive/.test(line),
  );
  const others = bits.filter(
    (one) => !around.includes(one) && ['vegetable', 'leaf', 'fruit', 'egg'].includes(one.food.role),
  );
  if (around.length > 1) return around.slice(0, 4);
  const shown = [...around, ...others].slice(0, 3);
  return shown.length > 0 ? shown : bits.slice(0, 3);
}

function sticksOrMound(context: DishContext, visible: VisibleFood, spot: Spot): string {
  if (/stick|baton/.test(visible.line)) return bundle(context, visible.piece, spot);
  const { round } = context;
  const wide = { ...context, round: { ...round, radius: round.radius * 1.15 } };
  return mound(wide, visible, { ...spot, radius: 104 * scaleOf(context), ratio: 0.8 });
}

function specksOf(context: DishContext, visible: VisibleFood, inner: Round): string {
  const small = { ...visible, size: visible.size * 0.7 };
  return scatter(context, small, { ...inner, radius: inner.radius * 0.6, count: 9 });
}

/** A bowl of dip in the middle of a board, things to dip around it. */
export const boardDish: Dish = (context) => {
  const { sheet, reading, round } = context;
  if (/pico de gallo|relish|salsa fresca/.test(reading.title)) return tossedBowl(context);
  const scale = scaleOf(context);
  const box = {
    x: round.x,
    y: round.y,
    width: 1060 * scale,
    height: 760 * scale,
    corner: sheet.random.pick([36, 70, 150]),
  };
  const lean = sheet.random.pick([1, -1]);
  const dip: Round = {
    x: round.x - lean * sheet.random.between(20, 120) * scale,
    y: round.y + sheet.random.jitter(30) * scale,
    radius: sheet.random.between(206, 246) * scale,
  };
  const inner = { ...dip, radius: dip.radius * 0.92 };
  const colour = dipColour(context);
  const bits = reading.visible.filter(
    (visible) =>
      !['herb', 'sauce'].includes(visible.food.role) &&
      !['lime', 'lemon'].includes(visible.food.name),
  );
  const inDip = bits
    .filter(({ line, size }) => size < 70 && /diced|chopped|halves|seeds/.test(line))
    .slice(0, 2);
  const shown = foodsAround(dippedIn(bits, reading.title));
  const sticks = fields.map((field, index) => {
    const visible = shown[index % Math.max(1, shown.length)];
    if (visible === undefined) return '';
    return sticksOrMound(context, visible, {
      x: dip.x + lean * (field.x + 40) * scale,
      y: dip.y + field.y * scale * 1.02,
      size: visible.size * 1.3 * scale,
      turn: field.turn * lean,
    });
  });
  const stirred = reading.visible.filter(
    ({ food }) => !shown.some((one) => one.food.name === food.name),
  );
  const body = depicting(sheet, stirred, () =>
    pool(
      sheet,
      { ...inner, radius: inner.radius * 1.05 },
      { colour, surface: 'mash', wobble: 0.02 },
    ),
  );
  const whirl = dollop(sheet, { ...inner, radius: inner.radius * 0.72 }, colour);
  const specks = inDip.map((visible) => specksOf(context, visible, inner)).join('');
  return (
    board(sheet, box, sheet.random.pick(['#b98550', '#8a5a34', '#6f4a2f', '#c9a472'])) +
    sticks.join('') +
    bowl(sheet, dip, context.glaze) +
    within(
      sheet,
      inner,
      body +
        whirl +
        specks +
        garnish(context, { ...inner, radius: inner.radius * 0.66 }) +
        wallShade(sheet, inner),
    ) +
    citrusWedge(context, { x: round.x + 410 * scale, y: round.y + 285 * scale, turn: -0.5 })
  );
};

/** Sticks laid in a loose bundle, all one way. */
function bundle(context: DishContext, piece: Piece, spot: Spot): string {
  const { sheet } = context;
  return Array.from({ length: 9 }, (_, index) => {
    const along = (index % 5) - 2;
    const across = placed({ ...spot, size: spot.size * 0.2 }, [
      [sheet.random.jitter(0.5), along * 0.92 + (index > 4 ? 0.45 : 0)],
    ])[0] ?? [spot.x, spot.y];
    return piece(sheet, {
      x: across[0],
      y: across[1],
      size: spot.size * sheet.random.between(0.92, 1.08),
      turn: spot.turn + sheet.random.jitter(0.16),
    });
  }).join('');
}
