import { fillingsOf, placedPatch, toastedSpots } from '../../arrangement/flatbread.ts';
import {
  citrusWedge,
  type Dish,
  type DishContext,
  garnish,
  odd,
  scaleOf,
  scatter,
} from '../../arrangement/placement.ts';
import { foodNamed } from '../../foods/find-food.ts';
import { arcPoints, type Point, placed, roundish, type Spot, softLoop } from '../../outline.ts';
import { foodsOf, recut, type VisibleFood } from '../../reading.ts';
import type { Patch } from '../../shapes/heaps.ts';
import { filled, lit } from '../../shapes/piece.ts';
import { drizzle } from '../../shapes/sauces.ts';
import type { Sheet } from '../../sheet.ts';
import { plate } from '../../table/crockery.ts';

function countIn({ size, food }: VisibleFood): number {
  if (size > 100) return 4;
  if (size > 90) return food.role === 'protein' ? 9 : 4;
  return size < 60 && food.role === 'protein' ? 21 : 9;
}

/** The fillings along the fold, leaves below, meat on top. */
function filledWith(context: DishContext, patch: Patch): string[] {
  const { sheet } = context;
  const order = ['leaf', 'grain', 'vegetable', 'fruit', 'legume', 'egg', 'protein', 'cheese'];
  const fillings = [...fillingsOf(context)].sort(
    (one, two) => order.indexOf(one.food.role) - order.indexOf(two.food.role),
  );
  return fillings.map((visible, index) => {
    const large = visible.size > 220;
    const size = large ? 92 : Math.min(visible.size, 120);
    const piece = large ? foodNamed('chicken').piece : visible.piece;
    if (visible.food.role === 'leaf' && visible.food.heap !== undefined)
      return visible.food.heap(sheet, { ...patch, radius: patch.radius, ratio: 0.5 });
    return scatter(
      context,
      recut(visible, {
        piece: large && visible.food.name.includes('fish') ? whiteFlake(context) : piece,
        size,
      }),
      { ...patch, ratio: 0.36 + index * 0.02, count: odd(countIn(visible)) },
    );
  });
}

/** A tortilla cupped along its middle, the filling along the fold. */
function taco(context: DishContext, spot: Spot): string {
  const { sheet } = context;
  const back: Point[] = roundish(sheet.random, { wobble: 0.03, points: 14, ratio: 0.7 });
  const patch: Patch = {
    x: spot.x,
    y: spot.y,
    radius: spot.size * 0.42,
    ratio: 0.46,
    turn: spot.turn,
  };
  const rows = filledWith(context, patch);
  const face = sheet.linear(
    [
      [0, '#c99a52'],
      [0.42, '#e9c988'],
      [0.6, '#f2dca8'],
      [1, '#d9ae66'],
    ],
    [0.3, 0, 0.7, 1],
  );
  const lipLoop: Point[] = [
    ...arcPoints(0.5, Math.PI * 0.06, Math.PI * 0.94, 9).map(([x, y]) => [x, y * 0.7] as const),
    [-0.3, 0.18],
    [0, 0.21],
    [0.3, 0.18],
  ];
  const shell = (draw: () => string) => sheet.depict(['tortilla'], draw);
  const front = shell(() =>
    lit(
      sheet,
      'dough',
      filled(
        softLoop(placed(spot, lipLoop)),
        sheet.linear([
          [0, '#f3dda9'],
          [1, '#d6a95f'],
        ]),
      ),
    ),
  );
  const toast = toastedSpots(
    sheet,
    { ...placedPatch(spot, 0.3), radius: spot.size * 0.3, ratio: 0.3 },
    9,
  );
  return (
    shell(() => lit(sheet, 'dough', filled(softLoop(placed(spot, back)), face))) +
    rows.join('') +
    front +
    toast
  );
}

function whiteFlake(context: DishContext) {
  const { sheet } = context;
  return (_: Sheet, spot: Spot) =>
    lit(
      sheet,
      'roast',
      filled(
        softLoop(placed(spot, roundish(sheet.random, { wobble: 0.2, ratio: 0.6, points: 9 }))),
        sheet.linear([
          [0, '#f8ead0'],
          [1, '#dcb27a'],
        ]),
      ),
    );
}

/** Three tacos side by side, leaning, each with sauce and herbs. */
export const tacosDish: Dish = (context) => {
  const { sheet, round, reading } = context;
  const scale = scaleOf(context);
  const sauce =
    foodsOf(reading, 'dairy').length > 0 || /crema|yogurt/.test(reading.text)
      ? '#f5eddd'
      : '#c9542a';
  const tacos = [-1, 0, 1].map((position) => {
    const spot = {
      x: round.x + position * 40 * scale,
      y: round.y + position * 205 * scale - 6 * scale,
      size: 468 * scale,
      turn: -0.16 + sheet.random.jitter(0.06),
    };
    const patch = { x: spot.x, y: spot.y, radius: spot.size * 0.34, ratio: 0.3, turn: spot.turn };
    return (
      taco(context, spot) +
      drizzle(sheet, { ...patch, radius: 100 * scale }, { colour: sauce, width: 9 * scale }) +
      garnish(context, patch)
    );
  });
  return (
    plate(sheet, round, context.glaze) +
    tacos.join('') +
    citrusWedge(context, {
      x: round.x + round.radius * 0.62,
      y: round.y - round.radius * 0.42,
      turn: -0.6,
    }) +
    citrusWedge(context, {
      x: round.x - round.radius * 0.68,
      y: round.y + round.radius * 0.34,
      turn: 2.3,
    })
  );
};
