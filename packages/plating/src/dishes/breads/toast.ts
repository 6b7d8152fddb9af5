import { spreadOn } from '../../arrangement/flatbread.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  fan,
  garnish,
  isFanned,
  odd,
  scaleOf,
  scatter,
} from '../../arrangement/placement.ts';
import { type Colour, shifted } from '../../colour.ts';
import { type Point, placed, type Spot, softLoop } from '../../outline.ts';
import { depicting, foodsOf, shareOf, type VisibleFood } from '../../reading.ts';
import type { Patch } from '../../shapes/heaps.ts';
import { filled, lit } from '../../shapes/piece.ts';
import type { Sheet } from '../../sheet.ts';
import { plate } from '../../table/crockery.ts';
import { board } from '../../table/vessels.ts';

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
function breadSlice(
  sheet: Sheet,
  spot: Spot,
  tone: Colour,
  outline: readonly Point[] = slice,
): string {
  const loop = outline.map(
    ([x, y]) => [x + sheet.random.jitter(0.012), y + sheet.random.jitter(0.012)] as const,
  );
  const crumb = sheet.radial(
    [
      [0, shifted(tone, 0.06)],
      [0.65, tone],
      [1, shifted(tone, -0.17)],
    ],
    [0.5, 0.5, 0.55],
  );
  const inner = loop.map(([x, y]) => [x * 0.93, y * 0.92] as const);
  return (
    lit(sheet, 'crust', filled(softLoop(placed(spot, loop)), shifted(tone, -0.28))) +
    lit(sheet, 'crumb', filled(softLoop(placed(spot, inner)), crumb))
  );
}

/** What the spread is made of. */
export function spreadFoods({ reading }: DishContext): VisibleFood[] {
  if (/avocado/.test(reading.text))
    return reading.visible.filter(({ food }) => food.name === 'avocado');
  const legumes = foodsOf(reading, 'legume');
  return legumes.length > 0 ? legumes : foodsOf(reading, 'sauce', 'dairy').slice(0, 1);
}

export function spreadColour(context: DishContext): string {
  const { reading } = context;
  const spread = foodsOf(reading, 'sauce', 'dairy')[0];
  if (/avocado/.test(reading.text)) return '#a9bb55';
  if (foodsOf(reading, 'legume').some(({ food }) => food.name === 'chickpeas')) return '#dcbf88';
  if (foodsOf(reading, 'legume').length > 0) return '#e6d8b4';
  return spread?.food.colour ?? '#f0e6d0';
}

function toppings(context: DishContext): VisibleFood[] {
  return context.reading.visible
    .filter(
      ({ food }) =>
        !['bread', 'sauce', 'seed', 'herb', 'dairy'].includes(food.role) &&
        !['lime', 'lemon'].includes(food.name),
    )
    .slice(0, 4);
}

/** A few of what is light, a cover of what is heavy. */
function countOn({ reading }: DishContext, visible: VisibleFood, share: number): number {
  const { size } = visible;
  const bySize = size > 90 ? 5 : size > 60 ? 7 : 11;
  const weight = shareOf(visible, reading.visible);
  const most = ['fruit', 'berry', 'nut'].includes(visible.food.role) ? 1.6 : 3;
  return odd(bySize * share * Math.min(most, 0.7 + 5 * weight));
}

function topped(context: DishContext, spot: Spot, share: number): string {
  const { sheet } = context;
  const patch: Patch = {
    x: spot.x,
    y: spot.y,
    radius: spot.size * 0.37,
    ratio: 0.8,
    turn: spot.turn,
  };
  const fans = toppings(context).filter(isFanned);
  const laidTops = toppings(context).map((visible) => {
    const size = Math.min(visible.size, spot.size * 0.5);
    if (visible.food.role === 'protein' && visible.size > 140)
      return [-0.16, 0.06, 0.25]
        .map((along, index) =>
          visible.piece(sheet, {
            x: spot.x + along * spot.size * 0.7,
            y: spot.y + (index - 1) * spot.size * 0.13,
            size: spot.size * 0.62,
            turn: spot.turn - 0.3 + sheet.random.jitter(0.2),
          }),
        )
        .join('');
    if (isFanned(visible))
      return fan(
        context,
        { ...visible, size },
        {
          ...patch,
          y: patch.y + (fans.indexOf(visible) - (fans.length - 1) / 2) * spot.size * 0.3,
          turn: spot.turn + 0.2,
          count: 5,
        },
      );
    return scatter(
      context,
      { ...visible, size },
      {
        ...patch,
        count: countOn(context, { ...visible, size }, share),
      },
    );
  });
  return (
    depicting(sheet, spreadFoods(context), () => spreadOn(context, patch, spreadColour(context))) +
    laidTops.join('') +
    garnish(context, { ...patch, radius: patch.radius * 1.05 })
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
export const toastDish: Dish = (context) => {
  const { sheet, reading, round: area } = context;
  const scale = scaleOf(context);
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
  const wood = sheet.random.pick(['#b07c47', '#8d5b34', '#c99a63', '#6f4a2f', '#a8896a']);
  const tone = breadColour(reading.text);
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
            sheet.depict(['bread'], () => breadSlice(sheet, spot, tone, round)) +
            topped(
              { ...context, round: { ...area, radius: area.radius * 0.74 } },
              { ...spot, size: spot.size * 0.86 },
              0.5,
            ),
        )
        .join('')
    );
  }
  const layout = sheet.random.pick(layouts);
  const slices = layout.map(([dx, dy, size, turn]) => ({
    x: area.x + dx * scale,
    y: area.y + dy * scale,
    size: size * scale,
    turn: turn + sheet.random.jitter(0.06),
  }));
  const outline = sheet.random.pick([slice, slice, round]);
  return (
    (sheet.random.chance(0.3) ? plate(sheet, area, context.glaze) : board(sheet, box, wood)) +
    slices
      .map(
        (spot) =>
          sheet.depict(['bread'], () => breadSlice(sheet, spot, tone, outline)) +
          topped(context, spot, 1),
      )
      .join('') +
    citrusWedge(context, { x: area.x + 20 * scale, y: area.y + 296 * scale, turn: -0.3 })
  );
};

/** Where the slices lie, how large, how turned: two side by side, one above the other, three. */
const layouts: readonly [Layout, ...Layout[]] = [
  [
    [-200, -50, 470, -0.22],
    [205, 26, 470, 0.12],
  ],
  [
    [-170, -120, 460, -0.5],
    [150, 120, 460, -0.36],
  ],
  [
    [-210, 60, 440, 0.3],
    [190, -70, 440, 0.42],
  ],
  [
    [-240, -110, 380, -0.3],
    [170, -140, 380, 0.18],
    [-20, 160, 380, -0.05],
  ],
];
type Layout = readonly (readonly [dx: number, dy: number, size: number, turn: number])[];

/** The crumb of a bread by its flour. */
export function breadColour(text: string): Colour {
  if (/pumpernickel/.test(text)) return '#6f4a2e';
  if (/rye/.test(text)) return '#a97a4a';
  if (/whole wheat|whole grain|multigrain|seeded/.test(text)) return '#c9985a';
  return '#ddb575';
}
